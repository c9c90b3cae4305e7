import { brandRules, ruled } from '@xinpu/sdk/rules'
import { TextField } from '../../primitives/TextField/TextField.tsx'

/** What a brand is called, and where it says so itself. */
export interface BrandNames {
  brandCn: string
  brandEn: string
  website: string
}

interface NameFieldsProps {
  value: BrandNames
  onChange: (part: Partial<BrandNames>) => void
  errorOf: (field: string) => string | undefined
  /**
   * Whether the website must be told.
   *
   * @default 'free'
   */
  website?: 'free' | 'required'
}

/** The names and the website of a brand. */
export const NameFields = ({ value, onChange, errorOf, website = 'free' }: NameFieldsProps) => (
  <>
    <TextField
      {...ruled(brandRules, 'brandCn')}
      value={value.brandCn}
      onChange={(brandCn) => onChange({ brandCn })}
      error={errorOf('brandCn')}
      help="有中文名的写中文名，如“圣邦微”。"
    />
    <TextField
      {...ruled(brandRules, 'brandEn')}
      value={value.brandEn}
      onChange={(brandEn) => onChange({ brandEn })}
      error={errorOf('brandEn')}
    />
    <TextField
      {...ruled(brandRules, 'website')}
      type="url"
      inputMode="url"
      value={value.website}
      onChange={(address) => onChange({ website: address })}
      error={errorOf('website')}
      placeholder="https://"
      isRequired={website === 'required'}
    />
  </>
)
