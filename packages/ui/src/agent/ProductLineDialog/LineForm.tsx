import { Cascader } from '../../primitives/Cascader/Cascader.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { DocumentUpload } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { PickedSet, withPicked } from '../PickedSet/PickedSet.tsx'
import type { LineDraft } from './line-draft.ts'
import type { ProductLineDialogProps } from './ProductLineDialog.tsx'
import * as S from './ProductLineDialog.styles.ts'

interface LineFormProps extends Pick<ProductLineDialogProps, 'uploadProof' | 'categories' | 'brandField'> {
  draft: LineDraft
  onChange: (part: Partial<LineDraft>) => void
  errorOf: (field: string) => string | undefined
  /** The brand of a line stays. */
  hasBrand: boolean
}

/** The fields of a line. */
export function LineForm(props: LineFormProps) {
  const { draft, onChange, errorOf, hasBrand, uploadProof, brandField } = props

  return (
    <S.Fields>
      {!hasBrand &&
        brandField({
          label: '品牌',
          value: draft.brand,
          onChange: (brand) => onChange({ brand }),
          name: 'brandId',
          error: errorOf('brandId'),
          isRequired: true,
        })}
      <Categories {...props} />
      <DocumentUpload
        label="授权证书"
        name="certUrl"
        value={draft.proof}
        onChange={(proof) => onChange({ proof })}
        onUpload={uploadProof}
        error={errorOf('certUrl')}
        help="没有证书也可以提交，但不会显示“授权”。证书审核通过后公开展示。"
      />
      <S.Field data-field="certExpire">
        <DateField
          label="证书有效期"
          value={draft.certExpire}
          onChange={(certExpire) => onChange({ certExpire })}
          error={errorOf('certExpire')}
          help="填最后一天；到期前 30 天起，产品线里会提示更换。"
        />
      </S.Field>
    </S.Fields>
  )
}

const Categories = ({ draft, onChange, errorOf, categories }: LineFormProps) => (
  <S.Field data-field="categoryIds">
    <PickedSet label="产品分类" picked={draft.categories} onChange={(left) => onChange({ categories: left })}>
      <Cascader
        label="产品分类"
        nodes={categories}
        value={[]}
        onChange={(path) => {
          const last = path.at(-1)
          if (last) onChange({ categories: withPicked(draft.categories, last) })
        }}
        levels={['大类', '小类']}
        placeholder="选择后加入，可以选多个"
        error={errorOf('categoryIds')}
        isRequired
      />
    </PickedSet>
  </S.Field>
)
