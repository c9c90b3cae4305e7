import { certifyRules, ruled } from '@xinpu/sdk/rules'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { CreditCodeField } from '../../primitives/CreditCodeField/CreditCodeField.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { CertifyFormProps, PartProps } from './CertifyForm.tsx'
import * as S from './CertifyForm.styles.ts'
import { ReadField } from './ReadField.tsx'

/** What the licence says of the enterprise. */
export const CompanyPart = (props: PartProps & Pick<CertifyFormProps, 'types' | 'onJoin'>) => {
  const { certify, errorOf, types, onJoin } = props
  const { draft, change, freeName } = certify
  const labels = [...new Set([...types.map(({ label }) => label), ...draft.type])]

  return (
    <>
      <S.Cell>
        <TextField
          {...ruled(certifyRules, 'name')}
          value={draft.name}
          onChange={(name) => change({ name })}
          onBlur={() => freeName.ask(draft.name)}
          error={errorOf('name')}
          autoComplete="organization"
          placeholder="与营业执照一致的全称"
        />
        <ReadField certify={certify} field="name" label="企业名称" />
        {freeName.isTaken(draft.name) && <TakenName onJoin={onJoin} />}
      </S.Cell>
      <S.Cell>
        <CreditCodeField
          name="creditCode"
          value={draft.creditCode}
          onChange={(creditCode) => change({ creditCode })}
          error={errorOf('creditCode')}
          isRequired
        />
        <ReadField certify={certify} field="creditCode" label="统一社会信用代码" />
      </S.Cell>
      <S.Cell $span="row">
        <CheckboxGroup
          {...ruled(certifyRules, 'type')}
          look="row"
          options={labels.map((label) => ({ value: label, label }))}
          value={draft.type}
          onChange={(type) => change({ type })}
          error={errorOf('type')}
        />
      </S.Cell>
      <S.Cell>
        <TextField
          {...ruled(certifyRules, 'legalPerson')}
          value={draft.legalPerson}
          onChange={(legalPerson) => change({ legalPerson })}
          error={errorOf('legalPerson')}
        />
        <ReadField certify={certify} field="legalPerson" label="法定代表人" />
      </S.Cell>
      <ValidTo certify={certify} errorOf={errorOf} />
    </>
  )
}

const ValidTo = ({ certify, errorOf }: PartProps) => (
  <S.Cell>
    <S.Term data-field="validTo">
      <DateField
        label="有效期至"
        isRequired={!certify.draft.isLongTerm}
        value={certify.draft.isLongTerm ? null : certify.draft.validTo}
        onChange={(validTo) => certify.change({ validTo })}
        error={errorOf('validTo')}
        isDisabled={certify.draft.isLongTerm}
      />
      <Checkbox isSelected={certify.draft.isLongTerm} onChange={(isLongTerm) => certify.change({ isLongTerm })}>
        长期
      </Checkbox>
    </S.Term>
    <ReadField certify={certify} field="validTo" label="有效期" />
  </S.Cell>
)

/** A name that is taken may be of one's own company: then one joins it. */
const TakenName = ({ onJoin }: Pick<CertifyFormProps, 'onJoin'>) => (
  <Alert
    tone="warn"
    title="已有企业使用这个名称"
    action={
      onJoin && (
        <Button size="sm" onPress={onJoin}>
          申请加入
        </Button>
      )
    }
  >
    如果就是您所在的企业，可以申请加入。
  </Alert>
)
