import { join } from 'node:path'
import { readSeedTable, seedFolder } from './seed-table.ts'

/** What may tell a part's brand when no one says it. */
export interface BrandTraces {
  library: string
  description: string
  model: string
  datasheetUrl: string
}

/** The brand of parts whose maker is not known. */
const genericBrand = 'Generic(通用)'

/** Guesses a brand by `seeds/brand-rules.tsv`: the library first, then the description, the datasheet's host, the model. */
export function openBrandRules(): (traces: BrandTraces) => string {
  const rules = readSeedTable(join(seedFolder, 'brand-rules.tsv')).rows.map(
    ({ field = '', pattern = '', code = '' }) => ({
      field,
      // Models are written in capitals; a company's name may be written as it likes.
      pattern: new RegExp(pattern, field === 'model' ? '' : 'i'),
      code,
    }),
  )
  const by = (field: string, text: string) =>
    rules.find((rule) => rule.field === field && text !== '' && rule.pattern.test(text))?.code
  return ({ library, description, model, datasheetUrl }) =>
    by('library', library) ??
    by('description', description) ??
    by('host', hostOf(datasheetUrl)) ??
    by('model', model) ??
    genericBrand
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')
