/** One value of a part, as the catalogue holds it: `low` and `high` in SI units. */
export interface SampleParam {
  name: string
  value: string
  unit: string
  low: number | null
  high: number | null
}

/** One part as a sample names it. */
export interface SamplePart {
  model: string
  brandCn: string
  brandEn: string
  brandName: string
  categoryName: string
  package: string
  description: string
  params: SampleParam[]
}

/** What a sample datasheet is made from; the same terms give the same bytes. */
export interface SampleTerms {
  /** One to six parts of one series; the first is the main one. */
  parts: SamplePart[]
  language: 'en' | 'zh'
  revision: 'A' | 'B'
  /** Wanted pages, 4 to 30. */
  pages: number
  seed: number
  /** `named` leaves the Chinese font out and names a standard one with a predefined CMap; `embedded` is the rule. */
  font?: 'embedded' | 'named'
}

/** One bookmark; pages count from 1 and levels from 0. */
export interface SampleBookmark {
  title: string
  page: number
  level: number
}

/** A finished sample. */
export interface Sample {
  bytes: Uint8Array
  title: string
  pageCount: number
  outline: SampleBookmark[]
}
