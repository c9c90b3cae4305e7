import { agreementKindLabels } from '@xinpu/sdk/labels'
import type { AgreementDetail } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { instantOf } from '../china-clock.ts'
import * as S from './AgreementDesk.styles.ts'

interface PublishFormProps {
  draft: AgreementDetail
  before: AgreementDetail | undefined
  onPublish: (beginTime: string | undefined) => Promise<unknown>
  onBack: () => void
}

type When = 'now' | 'later'

/** When the draft begins to hold, and what follows from it. */
export function PublishForm({ draft, before, onPublish, onBack }: PublishFormProps) {
  const [when, setWhen] = useState<When>('now')
  const [begin, setBegin] = useState<string | null>(null)
  const { serverErrors, attempt } = useRefused()
  const lacks = when === 'later' && begin === null

  return (
    <Form
      label="发布"
      submitLabel={`发布第 ${(before?.number ?? 0) + 1} 版`}
      faults={lacks ? [{ field: 'beginTime', message: '请选择生效时间' }] : []}
      serverErrors={serverErrors}
      onSubmit={() => attempt(() => onPublish(when === 'later' && begin ? instantOf(begin) : undefined))}
      actions={<Button onPress={onBack}>继续修改</Button>}
    >
      {(errorOf) => (
        <>
          <S.Quiet>{consequence(draft)}</S.Quiet>
          <RadioGroup
            label="生效"
            look="buttons"
            options={[
              { value: 'now', label: '立即' },
              { value: 'later', label: '定时' },
            ]}
            value={when}
            onChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
          />
          {when === 'later' && (
            <div data-field="beginTime">
              <DateField
                label="生效时间"
                mode="time"
                value={begin}
                onChange={setBegin}
                error={errorOf('beginTime')}
                help="发布后就公示在协议页，到时生效；之前可以撤回。平台协议的修改至少公示 7 天。"
                isRequired
              />
            </div>
          )}
        </>
      )}
    </Form>
  )
}

/** The disclaimer is only there to be read. */
const consequence = ({ kind }: AgreementDetail): string =>
  kind === 'disclaimer'
    ? `生效后页面显示新的${agreementKindLabels[kind]}，旧版仍可查看。发布后的文字不能再改。`
    : '生效后，已登录的用户下次来访会被请求同意一次，旧版仍可查看。发布后的文字不能再改。'
