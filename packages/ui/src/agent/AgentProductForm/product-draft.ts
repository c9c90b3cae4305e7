import { agentProductRules, faultsIn } from '@xinpu/sdk/rules'
import type { AgentProduct } from '@xinpu/sdk/types'
import type { CascaderNode } from '../../primitives/Cascader/Cascader.tsx'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { unlisted, type BrandChoice } from '../brand-field.ts'

/** A product as it stands in the form. */
export interface ProductDraft {
  model: string
  name: string
  brand: BrandChoice | null
  /** The way to the category. */
  category: readonly CascaderNode[]
  images: readonly string[]
  description: string
  specId: number | null
}

/** What is sent; what is left out is cleared. */
export interface ProductFields {
  model: string
  name: string
  brandId: number
  categoryId?: number
  imgUrl?: string
  description?: string
  specId?: number
}

/** A form that nobody has touched. */
const blank: ProductDraft = {
  model: '',
  name: '',
  brand: null,
  category: [],
  images: [],
  description: '',
  specId: null,
}

/** What stands in the form first. */
export const productDraftOf = (known: AgentProduct | undefined): ProductDraft => (known ? draftOf(known) : blank)

const draftOf = (known: AgentProduct): ProductDraft => ({
  model: known.model,
  name: known.name,
  brand: { id: known.brandId, name: known.brandCn },
  category: known.categoryId === undefined ? [] : [{ id: known.categoryId, name: known.categoryName ?? '' }],
  images: known.imgUrl ? [known.imgUrl] : [],
  description: known.description ?? '',
  specId: known.specId ?? null,
})

export function productFieldsOf({
  model,
  name,
  brand,
  category,
  images,
  description,
  specId,
}: ProductDraft): ProductFields {
  const [imgUrl] = images
  const categoryId = category.at(-1)?.id
  return {
    model,
    name,
    brandId: brand?.id ?? 0,
    ...(categoryId !== undefined && { categoryId }),
    ...(imgUrl && { imgUrl }),
    ...(description && { description }),
    ...(specId !== null && { specId }),
  }
}

/** What is wrong, in the words of the server. */
export const productFaults = (draft: ProductDraft): FieldFault[] =>
  draft.brand && draft.brand.id === undefined
    ? [{ field: 'brandId', message: unlisted }]
    : faultsIn(agentProductRules, productFieldsOf(draft))
