/** A service that knows people, by which they can sign in. */
export interface AccountProvider {
  /** As in addresses: `/connect/{name}`. */
  name: string;
  /** As people know it. */
  label: string;
}
