/** How heavy a value is, and how heavy all of a map may be. */
export interface Weight<Value> {
  of(value: Value): number;
  most: number;
}

/** A map of at most so many entries, and of at most so much weight where that is said: what was set longest ago leaves first. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;
  readonly #weight: Weight<Value>;
  #total = 0;

  constructor(most: number, weight: Weight<Value> = { of: () => 0, most: 0 }) {
    super();
    this.#most = most;
    this.#weight = weight;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    this.#total += this.#weight.of(value);
    for (const oldest of this.keys()) {
      if (this.size <= this.#most && this.#total <= this.#weight.most) break;
      this.delete(oldest);
    }
    return this;
  }

  override delete(key: Key): boolean {
    const value = this.get(key);
    if (value !== undefined) this.#total -= this.#weight.of(value);
    return super.delete(key);
  }

  override clear(): void {
    this.#total = 0;
    super.clear();
  }
}
