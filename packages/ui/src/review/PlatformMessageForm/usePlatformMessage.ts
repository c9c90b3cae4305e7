import { faultsIn, platformMessageRules } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import type { PlatformMessage, PlatformMessageFormProps } from './PlatformMessageForm.tsx'

interface Values {
  to: 'some' | 'all'
  /** Numbers of people, as they were typed. */
  users: readonly string[]
  title: string
  content: string
}

const blank: Values = { to: 'some', users: [], title: '', content: '' }

/** What is written, to whom, and what is wrong with it. */
export function usePlatformMessage(send: PlatformMessageFormProps['send']) {
  const [values, setValues] = useState(blank)
  const { serverErrors, attempt } = useRefused()
  const [sentTo, setSentTo] = useState<string>()
  const { to, users } = values

  return {
    values,
    serverErrors,
    sentTo,
    faults: faultsOf(values),
    change: (part: Partial<Values>) => {
      setValues((all) => ({ ...all, ...part }))
      setSentTo(undefined)
    },
    submit: async () => {
      await attempt(() => send(messageOf(values)))
      setSentTo(to === 'all' ? '全部用户' : ` ${users.length} 位用户`)
      setValues(blank)
    },
  }
}

const isNumber = (text: string) => /^[1-9]\d{0,9}$/.test(text)

const messageOf = ({ to, users, title, content }: Values): PlatformMessage => ({
  title: title.trim(),
  content: content.trim(),
  ...(to === 'some' && { userIds: [...new Set(users.map(Number))] }),
})

function faultsOf(values: Values): FieldFault[] {
  const odd = values.users.find((user) => !isNumber(user))
  const ofUsers = values.users.length === 0 ? '请输入用户编号' : odd !== undefined && `“${odd}”不是用户编号`
  return faultsIn(platformMessageRules, messageOf(values), { userIds: values.to === 'some' && ofUsers })
}
