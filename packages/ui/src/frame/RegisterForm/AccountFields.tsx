import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { AgreementTick, type AgreementPart } from '../AgreementTick/AgreementTick.tsx'
import { ProvedPhone } from './ProvedPhone.tsx'
import * as S from './RegisterForm.styles.ts'
import type { NewAccount } from './useNewAccount.ts'

interface PartProps {
  account: NewAccount
  /** What the form says under a field. */
  errorOf: (field: string) => string | undefined
}

/** A phone that is proved, a password, a name for who wants one. */
export const AccountFields = ({ account, errorOf }: PartProps) => (
  <>
    <ProvedPhone sms={account.sms} errorOf={errorOf} />
    <PasswordField
      name="pwd"
      purpose="new"
      size="lg"
      value={account.password}
      onChange={account.setPassword}
      error={errorOf('pwd')}
    />
    <TextField
      label="昵称"
      name="nickName"
      size="lg"
      autoComplete="nickname"
      placeholder="选填，2–20 个字"
      value={account.nickName}
      onChange={account.setNickName}
      error={errorOf('nickName')}
    />
  </>
)

/** The agreement, last before the button. */
export const AgreementField = ({ account, errorOf, onOpen }: PartProps & { onOpen: (part: AgreementPart) => void }) => (
  <S.Agreement data-field="agreement">
    <AgreementTick
      isSelected={account.isAgreed}
      onChange={account.agree}
      onOpen={onOpen}
      isAsked={errorOf('agreement') !== undefined}
    />
    {errorOf('agreement') && <S.Problem>{errorOf('agreement')}</S.Problem>}
  </S.Agreement>
)
