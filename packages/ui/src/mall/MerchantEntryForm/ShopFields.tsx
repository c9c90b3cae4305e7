import { merchantEntryRules, ruled } from '@xinpu/sdk/rules'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as S from './MerchantEntryForm.styles.ts'
import type { EntryDraft } from './entry-draft.ts'
import type { MerchantEntryFormProps } from './MerchantEntryForm.tsx'
import type { StepProps } from './StepFields.tsx'

/** What a shop says of itself, as it stands in a form. */
export type ShopWords = Pick<EntryDraft, 'contactMobile' | 'contactName' | 'email' | 'intro' | 'logos' | 'name'>

interface ShopFieldsProps extends Pick<MerchantEntryFormProps, 'uploadLogo'>, Pick<StepProps, 'errorOf'> {
  draft: ShopWords
  onChange: (part: Partial<ShopWords>) => void
}

/** What buyers see of the shop, and whom the desk calls. */
export function ShopFields({ draft, onChange, errorOf, uploadLogo }: ShopFieldsProps) {
  const text = (name: 'contactMobile' | 'contactName' | 'email' | 'intro' | 'name') => ({
    ...ruled(merchantEntryRules, name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <S.Grid>
      <S.Wide>
        <TextField {...text('name')} placeholder="买家看到的名字，如 芯澜现货" />
      </S.Wide>
      <S.Wide>
        <ImageUpload
          {...ruled(merchantEntryRules, 'logo')}
          images={draft.logos}
          onChange={(logos) => onChange({ logos })}
          onUpload={uploadLogo}
          max={1}
          maxSize={2_000_000}
          aspect={1}
          error={errorOf('logo')}
          help="正方形，至少 200 × 200 像素"
        />
      </S.Wide>
      <TextField {...text('contactName')} autoComplete="name" />
      <TextField {...text('contactMobile')} type="tel" autoComplete="tel" placeholder="13800000000" />
      <S.Wide>
        <TextField {...text('email')} type="email" autoComplete="email" help="对账单与审核结果发到这里" />
      </S.Wide>
      <S.Wide>
        <TextArea {...text('intro')} rows={3} placeholder="主营品类、仓库所在地、发货时间；不能留联系方式" />
      </S.Wide>
    </S.Grid>
  )
}
