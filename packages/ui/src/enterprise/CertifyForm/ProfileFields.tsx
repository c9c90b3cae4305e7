import { enterpriseProfileRules, ruled } from '@xinpu/sdk/rules'
import { RegionField, type RegionFieldProps } from '../../primitives/RegionField/RegionField.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { Profile } from './certify-draft.ts'
import * as S from './CertifyForm.styles.ts'

/** The provinces to choose from, and what lies in them; without them a region is typed. */
export type Regions = Pick<RegionFieldProps, 'nodes' | 'load'>

interface ProfileFieldsProps {
  value: Profile
  onChange: (part: Partial<Profile>) => void
  errorOf: (field: string) => string | undefined
  regions?: Regions
  /** What stands under the address. */
  children?: React.ReactNode
}

/** What visitors of the enterprise's page read. */
export const ProfileFields = ({ value, onChange, errorOf, regions, children }: ProfileFieldsProps) => (
  <>
    <RegionField
      {...regions}
      {...ruled(enterpriseProfileRules, 'region')}
      value={value.region}
      onChange={(region) => onChange({ region })}
      error={errorOf('region')}
    />
    <TextField
      {...ruled(enterpriseProfileRules, 'website')}
      type="url"
      value={value.website}
      onChange={(website) => onChange({ website })}
      error={errorOf('website')}
      autoComplete="url"
      placeholder="https://"
    />
    <S.Cell $span="row">
      <TextField
        {...ruled(enterpriseProfileRules, 'address')}
        value={value.address}
        onChange={(address) => onChange({ address })}
        error={errorOf('address')}
        autoComplete="street-address"
      />
      {children}
    </S.Cell>
    <S.Cell $span="row">
      <TextArea
        {...ruled(enterpriseProfileRules, 'intro')}
        value={value.intro}
        onChange={(intro) => onChange({ intro })}
        error={errorOf('intro')}
        placeholder="主营品牌与品类、服务的行业、仓库所在地"
      />
    </S.Cell>
  </>
)
