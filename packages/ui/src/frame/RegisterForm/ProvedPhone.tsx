import { CodeField } from '../../primitives/CodeField/CodeField.tsx'
import { CodeLine, SendCode } from '../../primitives/CodeField/CodeLine.styles.ts'
import { CountdownButton } from '../../primitives/CountdownButton/CountdownButton.tsx'
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx'
import type { SmsCode } from './useSmsCode.ts'

interface ProvedPhoneProps {
  sms: SmsCode
  /** What the form says under a field. */
  errorOf: (field: string) => string | undefined
}

/** A phone, and the code that was sent to it. */
export const ProvedPhone = ({ sms, errorOf }: ProvedPhoneProps) => (
  <>
    <div data-field="mobile">
      <PhoneField
        value={sms.phone}
        onChange={sms.changePhone}
        error={sms.problemOf('mobile') ?? errorOf('mobile')}
        inputRef={sms.phoneRef}
      />
    </div>
    <CodeLine>
      <CodeField
        name="code"
        label="短信验证码"
        value={sms.code}
        onChange={sms.changeCode}
        error={sms.problemOf('code') ?? errorOf('code')}
        inputRef={sms.codeRef}
      />
      <SendCode>
        <CountdownButton
          until={sms.until}
          onPress={() => void sms.send()}
          isDisabled={sms.phone.number === ''}
          isPending={sms.isSending}
        />
      </SendCode>
    </CodeLine>
  </>
)
