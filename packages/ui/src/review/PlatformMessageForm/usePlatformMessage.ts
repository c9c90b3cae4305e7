import { useState } from 'react'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import type { PlatformMessageFormProps } from './PlatformMessageForm.tsx'

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
      await attempt(() =>
        send({
          title: values.title.trim(),
          content: values.content.trim(),
          ...(to === 'some' && { userIds: [...new Set(users.map(Number))] }),
        }),
      )
      setSentTo(to === 'all' ? '全部用户' : ` ${users.length} 位用户`)
      setValues(blank)
    },
  }
}

const isNumber = (text: string) => /^[1-9]\d{0,9}$/.test(text)

function faultsOf({ to, users, title, content }: Values): FieldFault[] {
  const odd = users.find((user) => !isNumber(user))
  const ofUsers = users.length === 0 ? '请输入用户编号' : odd === undefined ? null : `“${odd}”不是用户编号`
  return [
    ...(to === 'some' && ofUsers ? [{ field: 'userIds', message: ofUsers }] : []),
    ...(title.trim() === '' ? [{ field: 'title', message: '请输入标题' }] : []),
    ...(content.trim() === '' ? [{ field: 'content', message: '请输入内容' }] : []),
  ]
}
