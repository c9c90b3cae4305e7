import { faultsIn, joinRules, ruled } from '@xinpu/sdk/rules'
import type { EnterpriseHint, EnterpriseMemberStatus } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ComboBox, type ComboValue } from '../../primitives/ComboBox/ComboBox.tsx'
import { useHints } from '../../primitives/ComboBox/useHints.ts'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { Form } from '../../primitives/Form/Form.tsx'
import { ResultPanel } from '../../primitives/ResultPanel/ResultPanel.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import * as S from './JoinForm.styles.ts'

export interface JoinFormProps {
  /** Enterprises whose name holds the words. */
  search: (words: string) => Promise<EnterpriseHint[]>
  /** Asks to join; rejects with the server's word, everything stays typed. */
  join: (enterpriseId: number, remark: string) => Promise<unknown>
  /** The enterprise that was asked before, and what came of it. */
  asked?: { name: string; status: Exclude<EnterpriseMemberStatus, 'joined'> }
  /** Certifies an enterprise of one's own, instead. */
  onCertify?: () => void
}

/** Asks to join an enterprise that is certified already; its creator decides. */
export function JoinForm({ search, join, asked, onCertify }: JoinFormProps) {
  const [enterprise, setEnterprise] = useState<ComboValue | null>(null)
  const [remark, setRemark] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { serverErrors, attempt } = useRefused()
  const found = useHints(search)

  const sent = { enterpriseId: Number(enterprise?.value), remark: remark.trim() }
  const submit = async () => {
    await attempt(() => join(sent.enterpriseId, sent.remark))
    setSentTo(enterprise?.label)
  }

  const name = sentTo ?? (asked?.status === 'applying' ? asked.name : undefined)
  if (name !== undefined) return <Applying name={name} focus={sentTo === undefined ? 'stays' : 'comes'} />
  return (
    <S.Root>
      {asked?.status === 'refused' && (
        <Alert tone="warn" title={`“${asked.name}”没有同意您的申请`}>
          可以与企业联系后再次申请，或者加入别的企业。
        </Alert>
      )}
      <Form
        label="加入已有企业"
        submitLabel="申请加入"
        faults={faultsIn(joinRules, sent, { enterpriseId: !enterprise?.value && '请选择要加入的企业' })}
        serverErrors={serverErrors}
        onSubmit={submit}
        actions={onCertify && <Button onPress={onCertify}>认证新企业</Button>}
      >
        {(errorOf) => (
          <>
            <ComboBox
              {...ruled(joinRules, 'enterpriseId')}
              groups={[{ title: '', items: found.hints.map(({ id, name }) => ({ value: String(id), label: name })) }]}
              state={found.state}
              value={enterprise}
              onChange={setEnterprise}
              onQuery={found.query}
              error={errorOf('enterpriseId')}
              help="只列出已认证的企业。"
              placeholder="输入企业名称"
            />
            <TextArea
              {...ruled(joinRules, 'remark')}
              value={remark}
              onChange={setRemark}
              error={errorOf('remark')}
              rows={3}
              placeholder="姓名、部门、职位，方便创建者确认"
            />
          </>
        )}
      </Form>
    </S.Root>
  )
}

const Applying = ({ name, focus }: { name: string; focus: 'stays' | 'comes' }) => (
  <ResultPanel
    tone="waiting"
    title={`已申请加入“${name}”`}
    focus={focus}
    facts={[
      {
        label: '状态',
        value: (
          <StatusTag tone="info" shape="half">
            申请中
          </StatusTag>
        ),
      },
    ]}
  >
    企业的创建者同意后，您就能以企业身份发布与报价，结果会发到消息中心。
  </ResultPanel>
)
