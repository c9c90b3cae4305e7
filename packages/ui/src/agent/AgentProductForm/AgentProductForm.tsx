import { agentProductRules, ruled } from '@xinpu/sdk/rules'
import type { AgentProduct } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Cascader, type CascaderNode } from '../../primitives/Cascader/Cascader.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { RichEditor } from '../../primitives/RichEditor/RichEditor.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import type { BrandField } from '../brand-field.ts'
import * as S from './AgentProductForm.styles.ts'
import {
  productDraftOf,
  productFaults,
  productFieldsOf,
  type ProductDraft,
  type ProductFields,
} from './product-draft.ts'

export interface AgentProductFormProps {
  /** The product that is changed; without it a new one. */
  product?: AgentProduct
  /** Saves it; rejects with the server's word. */
  save: (fields: ProductFields) => Promise<unknown>
  /** Sends a picture. */
  uploadImage: SendFile
  /** All categories, by two levels. */
  categories: readonly CascaderNode[]
  /** Draws the field that finds brands. */
  brandField: (field: BrandField) => React.ReactNode
}

/** A part that an agent offers: the maker's number first, the rest as far as it is known. */
export function AgentProductForm({ product, save, ...fields }: AgentProductFormProps) {
  const [draft, setDraft] = useState(() => productDraftOf(product))
  const { serverErrors, attempt } = useRefused()

  return (
    <Form
      label="代理产品"
      submitLabel={product ? '保存' : '添加产品'}
      faults={productFaults(draft)}
      serverErrors={serverErrors}
      onSubmit={() => attempt(() => save(productFieldsOf(draft)))}
    >
      {(errorOf) => (
        <Fields
          {...fields}
          draft={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          errorOf={errorOf}
        />
      )}
    </Form>
  )
}

interface FieldsProps extends Omit<AgentProductFormProps, 'product' | 'save'> {
  draft: ProductDraft
  onChange: (part: Partial<ProductDraft>) => void
  errorOf: (field: string) => string | undefined
}

function Fields({ draft, onChange, errorOf, uploadImage, categories, brandField }: FieldsProps) {
  const text = (name: 'model' | 'name') => ({
    ...ruled(agentProductRules, name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <S.Fields>
      <TextField {...text('model')} autoComplete="off" placeholder="原厂型号，如 TPS5430DDAR" />
      {brandField({
        label: agentProductRules.brandId.label,
        value: draft.brand,
        onChange: (brand) => onChange({ brand }),
        name: 'brandId',
        error: errorOf('brandId'),
        isRequired: true,
      })}
      <TextField {...text('name')} placeholder="是什么，如 3 A 降压转换器" />
      <div data-field="categoryId">
        <Cascader
          label={agentProductRules.categoryId.label}
          nodes={categories}
          value={draft.category}
          onChange={(category) => onChange({ category })}
          levels={['大类', '小类']}
          placeholder="不选时用型号库里的分类"
          error={errorOf('categoryId')}
        />
      </div>
      <ImageUpload
        {...ruled(agentProductRules, 'imgUrl')}
        images={draft.images}
        onChange={(images) => onChange({ images })}
        onUpload={uploadImage}
        max={1}
        error={errorOf('imgUrl')}
      />
      <RichEditor
        name="description"
        label={ruled(agentProductRules, 'description').label}
        html={draft.description}
        onChange={(description) => onChange({ description })}
        onUploadImage={uploadImage}
        placeholder="供货方式、最小包装、样片与技术支持"
        error={errorOf('description')}
      />
    </S.Fields>
  )
}
