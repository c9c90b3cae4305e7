/** A brand, category or part, as far as a query needs to know it. Whoever asks may keep more with it. */
export interface QueryName {
  kind: 'brand' | 'category' | 'part'
  /** How the trade writes it; of a part its model. */
  label: string
}

/** What a plain spelling names, if anything. */
export type NameOf<Name extends QueryName> = (plain: string) => Name | undefined

/** What every reading tells of its word. */
export interface Said {
  label: string
  /** How it reads in the trade. */
  value: string
  /** As it was typed. */
  word: string
  /** Where it begins, in UTF-16 units. */
  start: number
}

/** A value, or everything between two ends, in SI units. */
export interface QuantityReading extends Said {
  /** 容值; of a voltage what it is of the part that is spoken of: 输出电压, 漏源电压; 电压 where no part is. */
  label: string
  kind: 'quantity' | 'range'
  low: number | null
  high: number | null
  unit: string
  /** Whether the one end that is told is left out: >25V. */
  isStrict: boolean
}

export interface PackageReading extends Said {
  kind: 'package'
  /** One spelling for SOP-8 and SO8. */
  key: string
}

export interface NameReading<Name extends QueryName> extends Said {
  kind: 'brand' | 'category'
  name: Name
}

/** A property that catalogues write in several ways: N 沟道, N-Channel. */
export interface FeatureReading extends Said {
  kind: 'feature'
  spellings: readonly string[]
  /** Words of parts that only name it, and come behind those that are it. */
  except?: readonly string[]
}

/** The letters printed on a part. */
export interface MarkingReading extends Said {
  kind: 'marking'
  code: string
}

/** A part number typed in pieces, or a part of one. */
export interface ModelReading extends Said {
  kind: 'model'
  pieces: readonly string[]
}

/** A word that says what is wanted of a part, and nothing about it: 规格书, 型号. */
export interface FillerReading extends Said {
  kind: 'filler'
}

export interface TextReading extends Said {
  kind: 'text'
  /** Where the word before belongs to the same number, perhaps: `AD 620`, `MAX485 ESA`. */
  after: string
}

/** One word of a query, and what it is taken for. */
export type Reading<Name extends QueryName> =
  | QuantityReading
  | PackageReading
  | NameReading<Name>
  | FeatureReading
  | MarkingReading
  | ModelReading
  | FillerReading
  | TextReading

/** A reading that does not depend on names. */
export type PlainReading = Exclude<Reading<QueryName>, NameReading<QueryName>>
