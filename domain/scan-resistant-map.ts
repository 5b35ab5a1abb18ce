import { BoundedMap, type Weight } from './bounded-map.ts';

/** Of the entries, and of their weight, how much may be there that was asked for once. */
const newcomersShare = 1 / 8;

/**
 * A bounded map that a robot which reads the whole site does not empty: what was asked for once stays a short while beside the rest, what is
 * asked for again moves in ("2Q" of Johnson and Shasha, 1994). What leaves soon is young garbage, which costs an engine next to nothing.
 */
export class ScanResistantMap<Key, Value> {
  readonly #settled: BoundedMap<Key, Value>;
  readonly #newcomers: BoundedMap<Key, Value>;

  constructor(most: number, weight?: Weight<Value>) {
    this.#settled = new BoundedMap(most, weight);
    this.#newcomers = new BoundedMap(
      Math.ceil(most * newcomersShare),
      weight && { of: weight.of, most: Math.ceil(weight.most * newcomersShare) },
    );
  }

  /** The value of a key that somebody asks for. */
  ask(key: Key): Value | undefined {
    const newcomer = this.#newcomers.get(key);
    if (newcomer === undefined) return this.#settled.get(key);
    this.settle(key, newcomer);
    return newcomer;
  }

  /** The value of a key that nobody asks for. */
  look(key: Key): Value | undefined {
    return this.#newcomers.get(key) ?? this.#settled.get(key);
  }

  /** Takes in what somebody has asked for: for a short while, unless its key is there to stay. What is too heavy to be a newcomer stays: to make it again costs most. */
  add(key: Key, value: Value): void {
    if (!this.#settled.has(key) && this.#newcomers.set(key, value).has(key)) return;
    this.#settled.set(key, value);
  }

  /** Takes in a value to stay. */
  settle(key: Key, value: Value): void {
    this.#newcomers.delete(key);
    this.#settled.set(key, value);
  }
}
