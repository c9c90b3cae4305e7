import { emailCodeRules, ruled } from '@xinpu/sdk/rules'
import { CodeField } from '../../primitives/CodeField/CodeField.tsx'
import { CodeLine, SendCode } from '../../primitives/CodeField/CodeLine.styles.ts'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { CountdownButton } from '../../primitives/CountdownButton/CountdownButton.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useBinding, type Binding } from './useBinding.ts'

export interface BindDialogProps {
  /** What is bound. */
  kind: 'mobile' | 'email'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Sends a code to `+86-13800000000` or an e-mail address; tells after how many seconds another may be asked for. */
  sendCode: (address: string) => Promise<{ retryAfter?: number } | void>
  /** Binds it; rejects with the server's word, everything stays typed. */
  bind: (proof: { address: string; code: string }) => Promise<unknown>
  /** The one that is bound and will be replaced, masked; left out where there is none. */
  current?: string
  /** Remembers when another code may be sent, beyond this dialog. */
  countdown?: Countdown
}

/** Binds a phone or an e-mail address to the account, or replaces it, by a code that is sent there. */
export function BindDialog(props: BindDialogProps) {
  const { kind, current, isOpen, onOpenChange } = props
  const binding = useBinding(props)
  const title = `${current ? '更换' : '绑定'}${names[kind]}`

  return (
    <Dialog
      title={title}
      subtitle={
        current &&
        `已绑定 ${current}，${kind === 'mobile' ? '换成新的之后旧的不能再用来登录，其他设备上的登录会退出。' : '换成新的之后不再往旧的发信。'}`
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Form
        label={title}
        submitLabel={title}
        faults={binding.faults}
        serverErrors={binding.serverErrors}
        onSubmit={binding.submit}
      >
        {(errorOf) => (
          <>
            <Address binding={binding} errorOf={errorOf} />
            <Code binding={binding} errorOf={errorOf} />
          </>
        )}
      </Form>
    </Dialog>
  )
}

const names = { mobile: '手机', email: '邮箱' } as const

interface PartProps {
  binding: Binding
  /** What the form says under a field. */
  errorOf: (field: string) => string | undefined
}

function Address({ binding, errorOf }: PartProps) {
  const error = binding.problemOf(binding.kind) ?? errorOf(binding.kind)
  if (binding.kind === 'mobile')
    return (
      <div data-field="mobile">
        <PhoneField
          value={binding.phone}
          onChange={binding.changePhone}
          error={error}
          size="md"
          inputRef={binding.addressRef}
        />
      </div>
    )

  return (
    <TextField
      name="email"
      label="邮箱"
      type="email"
      autoComplete="email"
      placeholder="请输入邮箱"
      maxLength={ruled(emailCodeRules, 'email').maxLength}
      value={binding.email}
      onChange={binding.changeEmail}
      error={error}
      inputRef={binding.addressRef}
    />
  )
}

const Code = ({ binding, errorOf }: PartProps) => (
  <CodeLine>
    <CodeField
      name="code"
      label={binding.kind === 'mobile' ? '短信验证码' : '邮箱验证码'}
      value={binding.code}
      onChange={binding.changeCode}
      error={binding.problemOf('code') ?? errorOf('code')}
      inputRef={binding.codeRef}
    />
    <SendCode>
      <CountdownButton
        until={binding.until}
        onPress={() => void binding.send()}
        isDisabled={!binding.isAddressGiven}
        isPending={binding.isSending}
      />
    </SendCode>
  </CodeLine>
)
