import type { MappedRow } from '@xinpu/sdk/sheet'
import type { BomRow } from '@xinpu/sdk/types'

const cut = (text: string | undefined, most: number) => (text ?? '').slice(0, most)

/** What a row of a sheet asks for, within what may be sent. */
export const askOf = (texts: MappedRow['texts']): Omit<BomRow, 'quantity' | 'rowNo'> => ({
  model: cut(texts.model, 200),
  brand: cut(texts.brand, 60),
  value: cut(texts.value, 200),
  package: cut(texts.package, 60),
  designator: cut(texts.designator, 4000),
  description: cut(describedBy(texts), 500),
  supplierNo: cut(texts.supplierNo, 60),
  remark: cut(texts.remark, 500),
})

type Told = { [Name in 'description' | 'model' | 'supplierNo' | 'value']?: string | undefined }

/** Whether a row says which part it is; a voltage alone does not. */
export const namesPart = ({ model, value, description, supplierNo }: Told): boolean =>
  Boolean(model || value || description || supplierNo)

/** Ratings come first: of a long description only the start is read. */
const describedBy = (texts: MappedRow['texts']): string =>
  namesPart(texts) ? [texts.rating, texts.description].filter(Boolean).join(' ') : ''
