import { goodsRules, ruled } from '@xinpu/sdk/rules'
import { Cascader } from '../../primitives/Cascader/Cascader.tsx'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as S from './GoodsForm.styles.ts'
import type { GoodsFormProps, PartProps } from './GoodsForm.tsx'

type SubjectFieldsProps = PartProps & Pick<GoodsFormProps, 'brandField' | 'categories' | 'uploadImage'>

/** What is sold: the part number first. */
export function SubjectFields(props: SubjectFieldsProps) {
  const { draft, onChange, errorOf, brandField, categories, uploadImage } = props
  const text = (name: 'model' | 'name' | 'package') => ({
    ...ruled(goodsRules, name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <S.Grid>
      <TextField {...text('model')} autoComplete="off" placeholder="原厂型号，如 TPS5430DDAR" />
      {brandField({
        label: goodsRules.brandId.label,
        value: draft.brand,
        onChange: (brand) => onChange({ brand }),
        name: 'brandId',
        error: errorOf('brandId'),
        isRequired: true,
      })}
      <S.Wide>
        <TextField {...text('name')} placeholder="型号与主要参数，如 TPS5430DDAR 5.5–36 V 输入 3 A 降压转换器" />
      </S.Wide>
      <div data-field="categoryId">
        <Cascader
          label={goodsRules.categoryId.label}
          nodes={categories}
          value={draft.category}
          onChange={(category) => onChange({ category })}
          levels={['大类', '小类']}
          error={errorOf('categoryId')}
          isRequired
        />
      </div>
      <TextField {...text('package')} placeholder="如 SOIC-8" />
      <S.Wide>
        <ImageUpload
          {...ruled(goodsRules, 'images')}
          images={draft.images}
          onChange={(images) => onChange({ images })}
          onUpload={uploadImage}
          max={9}
          help="第一张是主图，拖动可以换；没有图时按封装画一个"
          error={errorOf('images') ?? errorOf('imgUrl')}
        />
      </S.Wide>
    </S.Grid>
  )
}
