/** What a value is held against, with what is said where it does not stand: the sentence of the contract. */
export type Check =
  | readonly [kind: 'min' | 'max' | 'folded' | 'places', bound: number, said: string]
  | readonly [kind: 'like', pattern: RegExp, said: string]
  | readonly [kind: 'url', scheme: 'http', said: string]

/** What a field takes, as the contract has it. */
export interface Rule {
  /** What the field is called. */
  label: string
  /** A `number` is whole. */
  type: 'string' | 'number' | 'decimal' | 'boolean' | 'array' | 'choice'
  /** Whether the call cannot do without it. */
  isRequired: boolean
  /** Said of a value that is missing, or of another type. */
  said: string
  /** Whether space around a text does not count. */
  isTrimmed?: boolean
  /** What may be chosen. */
  choices?: readonly unknown[]
  /** What each member of a list takes. */
  item?: Rule
  checks?: readonly Check[]
}

/** A rule for every field that a call is sent. */
export type RulesOf<Input> = { readonly [Field in keyof Input]-?: Rule }
