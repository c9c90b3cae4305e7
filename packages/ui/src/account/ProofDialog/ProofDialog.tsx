import { CodeField } from '../../primitives/CodeField/CodeField.tsx'
import { CodeLine, SendCode } from '../../primitives/CodeField/CodeLine.styles.ts'
import { CountdownButton } from '../../primitives/CountdownButton/CountdownButton.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { useProving, type Proving } from './useProving.ts'

/** What the owner of an account knows, or has just received. */
export type OwnerProof = { password: string } | { code: string }

export interface ProofDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The number that is bound, masked; left out where there is none. */
  mobile?: string
  /** Whether the account has a password. */
  hasPassword: boolean
  /** Sends a code to the number that is bound; tells after how many seconds another may be asked for. */
  sendCode: () => Promise<{ retryAfter?: number } | void>
  /** Proves it; rejects with the server's word, everything stays typed. */
  prove: (proof: OwnerProof) => Promise<unknown>
}

/** Asks whether it is the owner who changes the ways into the account, or takes its data away. */
export function ProofDialog(props: ProofDialogProps) {
  const { mobile, hasPassword, isOpen, onOpenChange } = props
  const proving = useProving(props)

  return (
    <Dialog title="验证身份" subtitle="为了账号安全，请先确认是您本人。" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form
        label="验证身份"
        submitLabel="验证"
        faults={proving.faults}
        serverErrors={proving.serverErrors}
        onSubmit={proving.submit}
      >
        {(errorOf) => (
          <>
            {hasPassword && mobile && (
              <RadioGroup
                label="验证方式"
                look="buttons"
                options={ways}
                value={proving.way}
                onChange={(way) => proving.changeWay(way as Proving['way'])}
              />
            )}
            {proving.way === 'password' ? (
              <PasswordField
                name="pwd"
                label="登录密码"
                placeholder="请输入登录密码"
                value={proving.password}
                onChange={proving.changePassword}
                error={errorOf('pwd')}
              />
            ) : (
              <Code proving={proving} error={proving.problem ?? errorOf('code')} mobile={mobile} />
            )}
          </>
        )}
      </Form>
    </Dialog>
  )
}

const ways = [
  { value: 'password', label: '登录密码' },
  { value: 'code', label: '短信验证码' },
]

interface CodeProps {
  proving: Proving
  error: string | undefined
  mobile: string | undefined
}

const Code = ({ proving, error, mobile }: CodeProps) => (
  <CodeLine>
    <CodeField
      name="code"
      label="短信验证码"
      help={mobile && `发送到已绑定的手机 ${mobile}`}
      value={proving.code}
      onChange={proving.changeCode}
      error={error}
      inputRef={proving.codeRef}
    />
    <SendCode>
      <CountdownButton until={proving.until} onPress={() => void proving.send()} isPending={proving.isSending} />
    </SendCode>
  </CodeLine>
)
