import type { InputHTMLAttributes } from 'react';
import type { AccountFieldName, AccountForm, AccountReply } from '../../../domain/accounts/account-forms.ts';
import { Field } from '../../components/forms/field.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { fieldId } from './account-form.tsx';
import { PasswordInput } from './password-input.tsx';

interface AccountFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  form: AccountForm;
  name: AccountFieldName;
  label: string;
  hint?: string;
  optional?: boolean;
  reply: AccountReply | null;
}

/** A field of an account's form, with what was typed before and what is wrong with it. */
export function AccountField({ form, name, label, hint, optional, reply, type, defaultValue, ...input }: AccountFieldProps) {
  const { fieldErrors } = useMessages().account;
  const formReply = reply?.form === form ? reply : null;
  const error = formReply?.errors[name];
  const Input = type === 'password' ? PasswordInput : 'input';
  return (
    <Field
      id={fieldId(form, name)}
      label={label}
      hint={hint ?? null}
      optional={optional ?? false}
      error={error ? fieldErrors[error] : null}
    >
      {(control) => (
        <Input
          {...input}
          {...control}
          type={type}
          name={name}
          required={!optional}
          defaultValue={formReply?.values[name] ?? defaultValue}
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
    </Field>
  );
}
