import { agentTypeLabels } from '@xinpu/sdk/labels'
import { agentRules, ruled } from '@xinpu/sdk/rules'
import type { AgentType } from '@xinpu/sdk/types'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { RegionField } from '../../primitives/RegionField/RegionField.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { AgentDraft } from './agent-draft.ts'
import * as S from './AgentForm.styles.ts'
import type { AgentFormProps } from './AgentForm.tsx'
import { BrandSet } from './BrandSet.tsx'

interface AgentFieldsProps extends Pick<AgentFormProps, 'kind' | 'uploadLogo' | 'brandField'> {
  draft: AgentDraft
  onChange: (part: Partial<AgentDraft>) => void
  errorOf: (field: string) => string | undefined
}

const types = (Object.keys(agentTypeLabels) as AgentType[]).map((value) => ({ value, label: agentTypeLabels[value] }))

/** The fields of the page: an agent also says how it sells, and its address. */
export function AgentFields({ kind, draft, onChange, errorOf, uploadLogo, brandField }: AgentFieldsProps) {
  const text = (name: 'name' | 'fullName' | 'website' | 'region' | 'address' | 'intro') => ({
    ...ruled(agentRules, name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <S.Grid>
      <S.Wide>
        <ImageUpload
          label="标志"
          name="fullLogo"
          images={draft.logos}
          onChange={(logos) => onChange({ logos })}
          onUpload={uploadLogo}
          max={1}
          maxSize={2_000_000}
          aspect={1}
          error={errorOf('fullLogo')}
          help="正方形，至少 200 × 200 像素；没有时用名称画一个。"
        />
      </S.Wide>
      <TextField {...text('name')} />
      <TextField {...text('fullName')} autoComplete="organization" />
      {kind === 'agent' && (
        <Select
          label="代理商类型"
          options={types}
          value={draft.type}
          onChange={(type) => onChange({ type: type as AgentType })}
        />
      )}
      <TextField {...text('website')} type="url" placeholder="https://" />
      <RegionField {...text('region')} />
      {kind === 'agent' && <TextField {...text('address')} autoComplete="street-address" />}
      <S.Wide>
        <BrandSet
          label={kind === 'agent' ? '代理品牌' : '优势品牌'}
          brands={draft.brands}
          onChange={(brands) => onChange({ brands })}
          error={errorOf('brandIds')}
          brandField={brandField}
        />
      </S.Wide>
      <S.Wide>
        <TextArea {...text('intro')} placeholder="主营品牌与品类、服务的行业、仓库所在地" />
      </S.Wide>
    </S.Grid>
  )
}
