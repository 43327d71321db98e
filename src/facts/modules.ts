/** Who has to do what before a module works: texts are written as in a page. */
export interface ModuleLine {
  /** What `<Modules of="…" />` names. */
  readonly id: string;
  readonly name: string;
  /** The page, with anchor if need be, that explains it. */
  readonly page: string;
  /** In a clause. */
  readonly does: string;
  /** On the host page. */
  readonly property: string;
  /** In the token. */
  readonly scope: string;
  readonly channel: string;
  readonly adapter: string;
  /** What somebody at the vendor does. */
  readonly vendor: string;
}
