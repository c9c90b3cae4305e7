import type { LifecycleColumn, ParameterJson } from '../core/tables.ts'

/** Where rows come from. A later one is believed more. */
export const sources = ['upload', 'kicad', 'tsv', 'seed'] as const
export type Source = (typeof sources)[number]

/** One part as every source tells it; what a source does not know is empty. */
export interface PartRow {
  /** The line in the source, for the report. */
  line: number
  model: string
  /** A brand's code or any spelling of its name. */
  brand: string
  /** A category's code, or the source's own name of it. */
  category: string
  subcategory: string
  package: string
  description: string
  /** Words that find the part without being shown. */
  keywords: string
  lifecycle: LifecycleColumn
  popularity: number
  stock: number | null
  datasheetUrl: string
  /** The number of 立创商城: C14663. */
  lcsc: string
  params: readonly ParameterJson[]
  source: Source
}

/** A line that is no part, and why. */
export interface RefusedRow {
  line: number
  reason: string
  text: string
}

/** What a source hands over. */
export type SourceRow = PartRow | RefusedRow

export const isRefused = (row: SourceRow): row is RefusedRow => 'reason' in row

/** Something that tells parts, and how far it has come. */
export interface PartSource {
  rows: AsyncIterable<SourceRow>
  /** From 0 to 1. */
  progress: () => number
}

/** The fields a row need not have. */
export const emptyRow = {
  category: '',
  subcategory: '',
  package: '',
  description: '',
  keywords: '',
  lifecycle: 'unknown',
  popularity: 0,
  stock: null,
  datasheetUrl: '',
  lcsc: '',
  params: [],
} as const satisfies Partial<PartRow>
