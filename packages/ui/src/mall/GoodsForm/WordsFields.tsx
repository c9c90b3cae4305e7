import { goodsRules, ruled } from '@xinpu/sdk/rules'
import { RichEditor } from '../../primitives/RichEditor/RichEditor.tsx'
import * as S from './GoodsForm.styles.ts'
import type { GoodsFormProps, PartProps } from './GoodsForm.tsx'

type WordsFieldsProps = PartProps & Pick<GoodsFormProps, 'specField' | 'uploadImage'>

/** What else is said of the goods; the editor comes late. */
export const WordsFields = ({ draft, onChange, errorOf, specField, uploadImage }: WordsFieldsProps) => (
  <S.Prices>
    {specField?.({
      value: draft.specId,
      onChange: (specId) => onChange({ specId }),
      error: errorOf('specId'),
    })}
    <RichEditor
      name="description"
      label={ruled(goodsRules, 'description').label}
      html={draft.description}
      onChange={(description) => onChange({ description })}
      onUploadImage={uploadImage}
      placeholder="包装、批号标签、质检与售后；联系方式会被隐藏"
      error={errorOf('description')}
    />
  </S.Prices>
)
