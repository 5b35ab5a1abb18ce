import { ImageError } from '../image-error.ts';

interface Range {
  from?: number;
  to?: number;
  isWhole?: boolean;
}

const decimal = /^-?\d{1,9}(?:\.\d{1,9})?$/;

/** What stands behind the name of a modifier; anything out of range is refused. */
export class ModifierArguments {
  readonly name: string;
  readonly text: string;
  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }

  /** The text where there must be one. */
  required(): string {
    if (!this.text) throw new ImageError(400, 'IPX_MISSING_MODIFIER_ARG', `${this.name} needs a value`);
    return this.text;
  }

  refuse(): never {
    throw new ImageError(400, 'IPX_INVALID_MODIFIER_ARG', `${this.name} does not take this value`);
  }

  /** One of a list of words. */
  oneOf<Word extends string>(words: readonly Word[]): Word {
    const text = this.required().toLowerCase();
    return words.find((word) => word === text) ?? this.refuse();
  }

  /** All numbers, at least so many of them. */
  numbers(least: number, range: Range): number[] {
    const numbers = this.required()
      .split('_')
      .map((part) => this.toNumber(part, range));
    if (numbers.length < least) throw new ImageError(400, 'IPX_MISSING_MODIFIER_ARG', `${this.name} needs ${least} values`);
    return numbers;
  }

  /** The first number; the others count for nothing. */
  number(range: Range): number {
    return this.toNumber(this.required().split('_')[0] ?? '', range);
  }

  /** A number that may be left out. */
  optionalNumber(range: Range, otherwise: number): number {
    return this.text ? this.number(range) : otherwise;
  }

  private toNumber(part: string, { from = 0, to = Number.POSITIVE_INFINITY, isWhole = false }: Range): number {
    const number = decimal.test(part) ? Number(part) : Number.NaN;
    const isTaken = number >= from && number <= to && (!isWhole || Number.isInteger(number));
    return isTaken ? number : this.refuse();
  }
}
