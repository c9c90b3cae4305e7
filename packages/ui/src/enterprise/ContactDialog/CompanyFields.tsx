import { companyContactRules, ruled } from '@xinpu/sdk/rules'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { ContactFields } from './contact-draft.ts'
import * as S from './ContactDialog.styles.ts'

/** The field for the brands of a contact, as its owner draws it. */
export interface BrandsField {
  label: string
  brands: ContactFields['brands']
  onChange: (brands: ContactFields['brands']) => void
  error: string | undefined
}

interface CompanyFieldsProps {
  contact: ContactFields
  onChange: (part: Partial<ContactFields>) => void
  errorOf: (field: string) => string | undefined
  brandsField: ((field: BrandsField) => React.ReactNode) | undefined
}

/** Who speaks for a company: the job, every way to call, and what they look after. */
export function CompanyFields({ contact, onChange, errorOf, brandsField }: CompanyFieldsProps) {
  const text = (name: Exclude<keyof ContactFields, 'brands'>) => ({
    ...ruled(companyContactRules, name),
    value: contact[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <S.Grid>
      <TextField {...text('name')} autoComplete="name" />
      <TextField {...text('position')} autoComplete="organization-title" placeholder="如 销售经理" />
      <TextField {...text('mobile')} type="tel" autoComplete="tel" placeholder="13800000000" />
      <TextField {...text('tel')} type="tel" autoComplete="off" placeholder="如 0755-26000000 转 801" />
      <TextField {...text('email')} type="email" autoComplete="email" />
      <TextField {...text('wechat')} autoComplete="off" />
      <TextField {...text('qq')} autoComplete="off" />
      <TextField {...text('region')} autoComplete="off" placeholder="如 华南、香港" />
      {brandsField && (
        <S.Wide>
          {brandsField({
            label: '负责品牌',
            brands: contact.brands,
            onChange: (brands) => onChange({ brands }),
            error: errorOf('brandIds'),
          })}
        </S.Wide>
      )}
    </S.Grid>
  )
}
