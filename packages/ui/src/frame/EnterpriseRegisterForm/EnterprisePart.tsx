import { newEnterpriseRules, ruled } from '@xinpu/sdk/rules'
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { CreditCodeField } from '../../primitives/CreditCodeField/CreditCodeField.tsx'
import { DocumentUpload } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { FieldReading } from '../../primitives/FieldReading/FieldReading.tsx'
import { RegionField } from '../../primitives/RegionField/RegionField.tsx'
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx'
import type { EnterpriseFields } from './enterprise-fields.ts'
import type { EnterpriseRegisterFormProps } from './EnterpriseRegisterForm.tsx'
import * as S from './EnterpriseRegisterForm.styles.ts'
import type { EnterpriseRegister } from './useEnterpriseRegister.ts'

interface EnterprisePartProps extends Pick<EnterpriseRegisterFormProps, 'types' | 'regions'> {
  form: EnterpriseRegister
  /** What the form says under a field. */
  errorOf: (field: string) => string | undefined
}

/** The enterprise as its licence says, and who is called. */
export function EnterprisePart({ form, errorOf, types, regions }: EnterprisePartProps) {
  const { fields, change, licence } = form

  /** A line of text, as most fields are. */
  const line = (name: Line, more?: Partial<TextFieldProps>) => (
    <S.Cell>
      <TextField
        {...ruled(newEnterpriseRules, name)}
        {...more}
        size="lg"
        value={fields[name]}
        onChange={(text) => change({ [name]: text })}
        error={errorOf(name)}
      />
      {(name === 'name' || name === 'address') && (
        <FieldReading
          label={newEnterpriseRules[name].label}
          typed={fields[name]}
          found={licence?.[name]}
          onTake={() => change({ [name]: licence?.[name] ?? '' })}
        />
      )}
    </S.Cell>
  )

  return (
    <>
      <DocumentUpload
        {...ruled(newEnterpriseRules, 'businessLicense')}
        value={fields.businessLicense}
        onChange={(businessLicense) => change({ businessLicense })}
        onUpload={form.uploadLicence}
        error={errorOf('businessLicense')}
      />
      {line('name', { autoComplete: 'organization' })}
      <S.Cell>
        <CreditCodeField
          name="creditCode"
          size="lg"
          value={fields.creditCode}
          onChange={(creditCode) => change({ creditCode })}
          error={errorOf('creditCode')}
          isRequired
        />
        <FieldReading
          label="统一社会信用代码"
          typed={fields.creditCode}
          found={licence?.creditCode}
          onTake={() => change({ creditCode: licence?.creditCode ?? '' })}
        />
      </S.Cell>
      <CheckboxGroup
        label="企业类型"
        name="type"
        look="row"
        options={types.map(({ label }) => ({ value: label, label }))}
        value={fields.type}
        onChange={(type) => change({ type })}
        error={errorOf('type')}
        isRequired
      />
      {line('contactName', { autoComplete: 'name' })}
      {line('contactMobile', {
        isRequired: false,
        type: 'tel',
        inputMode: 'tel',
        maxLength: 24,
        placeholder: '不填即为注册的手机号码',
      })}
      {line('position', { autoComplete: 'organization-title', placeholder: '选填' })}
      {line('email', { type: 'email', autoComplete: 'email', placeholder: '选填' })}
      <RegionField
        {...regions}
        {...ruled(newEnterpriseRules, 'region')}
        size="lg"
        value={fields.region}
        onChange={(region) => change({ region })}
        error={errorOf('region')}
      />
      {line('address', { autoComplete: 'street-address', placeholder: '选填' })}
    </>
  )
}

type Line = {
  [K in keyof EnterpriseFields]: EnterpriseFields[K] extends string ? K : never
}[keyof EnterpriseFields]
