import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { requestStates } from '../../domain/placement/request-states.ts';
import { Choice } from './choice';
import { deskWords } from './words/desk-words';

/** Search, state and adviser; the address says what is chosen, so that it can be kept and passed on. */
export function ListFilters() {
  const words = deskWords();
  const [search, setSearch] = useSearchParams();
  const searchText = search.get('q') ?? '';
  const [typed, setTyped] = useState(searchText);
  useEffect(() => setTyped(searchText), [searchText]);

  function choose(name: string, value: string) {
    const next = new URLSearchParams(search);
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
    next.delete('page');
    setSearch(next);
  }

  function find(event: FormEvent) {
    event.preventDefault();
    choose('q', typed.trim());
  }

  const states = [['all', words.anyState] as const, ...requestStates.map((state) => [state, words.values(state)] as const)];
  const people = [['all', words.anybody] as const, ['me', words.me] as const, ['none', words.nobody] as const];
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <Flex tag="form" role="search" gap={2} alignItems="flex-end" onSubmit={find}>
        <Field.Root width="32rem">
          <Field.Label>{words.search}</Field.Label>
          <TextInput value={typed} onChange={(event: { target: { value: string } }) => setTyped(event.target.value)} />
        </Field.Root>
        <Button type="submit" variant="secondary" size="L">
          {words.searchButton}
        </Button>
      </Flex>
      <Choice label={words.state} value={search.get('state') ?? 'all'} options={states} onChange={(value) => choose('state', value)} />
      <Choice
        label={words.assignee}
        value={search.get('assignee') ?? 'all'}
        options={people}
        onChange={(value) => choose('assignee', value)}
      />
    </Flex>
  );
}
