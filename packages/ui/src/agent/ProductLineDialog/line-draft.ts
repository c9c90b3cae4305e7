import type { ProductLine } from '@xinpu/sdk/types'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { unlisted, type BrandChoice } from '../brand-field.ts'
import type { Picked } from '../PickedSet/PickedSet.tsx'

/** A line as it stands in the dialog. */
export interface LineDraft {
  brand: BrandChoice | null
  categories: readonly Picked[]
  proof: DocumentFile | null
  certExpire: string | null
}

/** What is said of a line; of a proof that is left out, what is known stays. */
export interface LineFields {
  categoryIds: number[]
  certUrl?: string
  certExpire?: string
}

const proofName = '授权证书'

/** What stands in the dialog first. */
export const draftOf = (line: ProductLine | undefined): LineDraft => ({
  brand: line ? { id: line.brandId, name: line.brandName } : null,
  categories: line ? line.categoryIds.map((id, at) => ({ id, name: line.categoryNames[at] ?? String(id) })) : [],
  proof: line?.certUrl ? { url: line.certUrl, name: proofName } : null,
  certExpire: line?.certExpire ?? null,
})

/** What is wrong; a proof that was handed in can be replaced, not taken back. */
export const lineFaults = ({ brand, categories, proof, certExpire }: LineDraft, line?: ProductLine): FieldFault[] => [
  ...fault('brandId', brand === null ? '请选择品牌' : brand.id === undefined ? unlisted : null),
  ...fault('categoryIds', categories.length > 0 ? null : '请选择产品分类'),
  ...fault('certUrl', line?.certUrl && !proof ? '请上传新的证书；不再代理这个品牌时，删除这条产品线' : null),
  ...fault('certExpire', line?.certExpire && !certExpire ? '请选择证书有效期' : null),
]

const fault = (field: string, message: string | null): FieldFault[] => (message ? [{ field, message }] : [])

export const lineFieldsOf = ({ categories, proof, certExpire }: LineDraft): LineFields => ({
  categoryIds: categories.map(({ id }) => id),
  ...(proof && { certUrl: proof.url }),
  ...(certExpire && { certExpire }),
})
