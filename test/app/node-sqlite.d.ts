/** As much of Node's own SQLite as the fake database needs: the worker's types know nothing of Node. */
declare module 'node:sqlite' {
  export class StatementSync {
    all(...values: unknown[]): Record<string, unknown>[];
    run(...values: unknown[]): { changes: number };
  }
  export class DatabaseSync {
    constructor(path: string);
    exec(sql: string): void;
    close(): void;
    serialize(): Uint8Array;
    deserialize(content: Uint8Array): void;
    prepare(sql: string): StatementSync;
  }
}

declare module 'node:fs' {
  export function readdirSync(path: string): string[];
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
