import type { MerchantEntry } from '@xinpu/sdk/types'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { ResultPanel } from '../../primitives/ResultPanel/ResultPanel.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Steps } from '../../primitives/Steps/Steps.tsx'
import { shortTime } from '../order-facts.ts'
import { draftOf } from './entry-draft.ts'
import { steps } from './entry-steps.ts'
import type { MerchantEntryFormProps } from './MerchantEntryForm.tsx'
import * as S from './MerchantEntryForm.styles.ts'
import { Review } from './Review.tsx'

/** How far an application is where there is nothing to fill in. */
export function EntryState({ entry, enterpriseStatus, hrefs, now }: MerchantEntryFormProps) {
  if (entry?.status === 'open') return <Open entry={entry} hrefs={hrefs} />
  if (entry?.status === 'closed')
    return (
      <ResultPanel tone="danger" title="店铺已停业">
        {entry.rejectReason ?? `${entry.name} 已停业，商品不再展示。`}进行中的订单不受影响。
      </ResultPanel>
    )
  if (entry?.status === 'pending') return <Pending entry={entry} now={now} />
  return (
    <S.Root>
      <Steps label="商家入驻" steps={steps} current={0} state={enterpriseStatus === 'rejected' ? 'failed' : 'going'} />
      <ResultPanel
        tone={enterpriseStatus === 'pending' ? 'waiting' : 'warn'}
        title={enterpriseStatus === 'pending' ? '企业认证正在审核' : '先完成企业认证'}
        actions={
          <LinkButton tone={enterpriseStatus === 'pending' ? 'plain' : 'primary'} href={hrefs.certify}>
            {ways[enterpriseStatus ?? 'none']}
          </LinkButton>
        }
      >
        入驻要用认证过的企业，已填的内容会保留。
      </ResultPanel>
    </S.Root>
  )
}

const ways = {
  none: '去认证',
  pending: '查看认证',
  rejected: '修改认证资料',
  certified: '查看认证',
  blocked: '查看原因',
}

const Open = ({ entry, hrefs }: { entry: MerchantEntry; hrefs: MerchantEntryFormProps['hrefs'] }) => (
  <ResultPanel
    title="店铺已开通"
    actions={
      <>
        <LinkButton tone="primary" href={hrefs.console}>
          进商家后台
        </LinkButton>
        {hrefs.importGoods !== undefined && <LinkButton href={hrefs.importGoods}>导入商品</LinkButton>}
      </>
    }
  >
    {hrefs.importGoods === undefined
      ? `${entry.name} 的订单会出现在商家后台。`
      : `${entry.name} 已经可以上架商品；一张有型号、数量、单价的表就能开张。`}
  </ResultPanel>
)

const Pending = ({ entry, now }: { entry: MerchantEntry; now: Date }) => (
  <S.Root>
    <Steps label="商家入驻" steps={steps} current={steps.length - 1} />
    <ResultPanel tone="waiting" title="申请正在审核">
      {shortTime(entry.createTime, now)} 提交，预计 1 个工作日。结果会发到消息中心和 {entry.email}
      ，审核期间资料不能修改。
    </ResultPanel>
    <Section title="已提交的资料">
      <Review draft={draftOf(entry)} enterpriseName={entry.companyName} />
    </Section>
  </S.Root>
)
