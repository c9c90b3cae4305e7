import type { BusinessLicense, EnterpriseType } from '@xinpu/sdk/types'
import { useId } from 'react'
import { Form } from '../../primitives/Form/Form.tsx'
import type { RegionFieldProps } from '../../primitives/RegionField/RegionField.tsx'
import { ResultPanel } from '../../primitives/ResultPanel/ResultPanel.tsx'
import { Steps } from '../../primitives/Steps/Steps.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { AccountFields, AgreementField } from '../RegisterForm/AccountFields.tsx'
import { LoginWay } from '../RegisterForm/LoginWay.tsx'
import type { NewAccountProps, RegisterDraft } from '../RegisterForm/RegisterForm.tsx'
import { Root } from '../RegisterForm/RegisterForm.styles.ts'
import { RegisterHead } from '../RegisterForm/RegisterHead.tsx'
import { tabCountdown } from '../tab-countdown.ts'
import type { EnterpriseFields, NewEnterprise } from './enterprise-fields.ts'
import * as S from './EnterpriseRegisterForm.styles.ts'
import { EnterprisePart } from './EnterprisePart.tsx'
import { useEnterpriseRegister } from './useEnterpriseRegister.ts'

/** A new account with its enterprise, as it was typed. */
export interface EnterpriseRegisterDraft extends RegisterDraft {
  enterprise: NewEnterprise
}

export interface EnterpriseRegisterFormProps extends NewAccountProps {
  /** The kinds of company to choose from. */
  types: readonly EnterpriseType[]
  /** The provinces to choose from; without them the region is typed. */
  regions?: Pick<RegionFieldProps, 'nodes' | 'load'>
  /** Sends a licence, and answers with what could be read from it. */
  uploadLicence: (file: File, call: Parameters<SendFile>[1]) => Promise<BusinessLicense>
  /** Makes the account and applies for certification; rejects with the server's word, everything stays typed. */
  register: (draft: EnterpriseRegisterDraft) => Promise<unknown>
  /** What a draft has kept of the enterprise. */
  initial?: Partial<EnterpriseFields>
  /** Something of the enterprise was filled in: keep it as a draft. Code and password are never told. */
  onChange?: (fields: EnterpriseFields) => void
  /** The place of a `DraftBar`. */
  draft?: React.ReactNode
  /** The ways on, once it is done. */
  next?: React.ReactNode
}

/** Makes an account and hands in its enterprise for certification, in one form. */
export function EnterpriseRegisterForm({ countdown = tabCountdown, level = 1, ...props }: EnterpriseRegisterFormProps) {
  const id = useId()
  const form = useEnterpriseRegister({ ...props, countdown })
  const Heading = `h${level}` as const
  const PartHeading = `h${level === 1 ? 2 : 3}` as const

  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>注册芯谱</Heading>
      {!form.isDone && (
        <RegisterHead kind="enterprise" kinds={props.kinds} inviter={props.inviter} shareCode={props.shareCode} />
      )}
      {!form.isDone && <Steps label="企业注册" steps={steps} current={form.step} />}
      {form.isDone ? (
        <Done level={level === 1 ? 2 : 3} next={props.next} />
      ) : (
        <>
          <Form
            label="企业注册"
            submitLabel="注册并提交认证"
            faults={form.faults}
            serverErrors={form.serverErrors}
            onSubmit={form.submit}
            draft={props.draft}
          >
            {(errorOf) => (
              <>
                <S.Part aria-labelledby={`${id}account`}>
                  <PartHeading id={`${id}account`}>账号</PartHeading>
                  <AccountFields account={form.account} errorOf={errorOf} />
                </S.Part>
                <S.Part aria-labelledby={`${id}enterprise`}>
                  <PartHeading id={`${id}enterprise`}>企业资料</PartHeading>
                  <EnterprisePart form={form} errorOf={errorOf} types={props.types} regions={props.regions} />
                </S.Part>
                <AgreementField account={form.account} errorOf={errorOf} onOpen={props.onOpenAgreement} />
              </>
            )}
          </Form>
          <LoginWay ask="已有账号？" loginHref={props.loginHref} onLogin={props.onLogin} />
        </>
      )}
    </Root>
  )
}

const steps = [{ title: '账号' }, { title: '企业资料' }, { title: '完成' }]

const Done = ({ level, next }: { level: 2 | 3; next: React.ReactNode }) => (
  <ResultPanel tone="waiting" title="注册成功，企业认证正在审核" level={level} focus="comes" actions={next}>
    预计 1 个工作日，结果会发到消息中心；审核期间就可以搜索资料、收藏和浏览供求。
  </ResultPanel>
)
