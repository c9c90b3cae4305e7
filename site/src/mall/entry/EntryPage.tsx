import { useQuery } from '@tanstack/react-query'
import { certificationDetail } from '@xinpu/sdk/enterprise'
import { merchantEntryApply } from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import { useNavigate } from '@tanstack/react-router'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { isEntryDraft, MerchantEntryForm } from '@xinpu/ui/mall'
import { Button, DescriptionList, EmptyState, LinkButton, Section, toast } from '@xinpu/ui/primitives'
import { useLogin } from '../../account/LoginContainer.tsx'
import { centerHref } from '../../account/places.ts'
import { useDraft } from '../../account/use-draft.tsx'
import { sellerBrandField } from '../../agent/seller-brand-field.tsx'
import { useCall, useVisit } from '../../app/api.ts'
import { uploadFor } from '../../app/files.ts'
import { me } from '../../app/queries.ts'
import { useAct } from '../../app/use-act.ts'
import { usePlace } from '../../app/use-place.ts'
import type { EntryParams } from '../mall-params.ts'
import { shoppingPlace, shopsPlace } from '../places.ts'
import { myEntry } from '../queries.ts'
import { stateOf } from '../state-of.ts'

/** R042: what a shop is good for, and how one is opened, step by step. */
export function EntryPage({ search }: { search: EntryParams }) {
  const { data: who } = useQuery(me(useCall()))
  return (
    <DefaultLayout head={<PageHead title="商家入驻" />}>
      <Section title="开店能得到什么">
        <DescriptionList items={benefits} />
      </Section>
      <Section title="申请开店">{who ? <Entry search={search} /> : <Guest />}</Section>
    </DefaultLayout>
  )
}

const benefits = [
  { label: '被找到', value: '商品出现在型号页、BOM 配单和商城搜索里，按买家要的数量比价。' },
  { label: '收得到款', value: '支付宝、微信和银行转账都进同一本账，每笔对得上订单。' },
  { label: '说得清楚', value: '改价、发货、退款、开票都留下记录，买卖双方看到的一样。' },
  { label: '要准备', value: '认证过的企业、对公账户；有原厂授权书的品牌可以一并提交。' },
]

function Guest() {
  const place = usePlace()
  const { openLogin } = useLogin()
  return (
    <EmptyState
      title="登录后申请"
      why="填到一半可以离开，草稿会保留。"
      action={
        <Button tone="primary" onPress={() => openLogin()}>
          登录
        </Button>
      }
      secondary={<LinkButton href={place(shopsPlace())}>看看已开的店铺</LinkButton>}
    />
  )
}

function Entry({ search: { step } }: { search: EntryParams }) {
  const call = useCall()
  const act = useAct()
  const place = usePlace()
  const visit = useVisit()
  const navigate = useNavigate()
  const found = useQuery(myEntry(call))
  const company = useQuery(query(call, certificationDetail, {}))
  const draft = useDraft('merchantEntry', isEntryDraft)
  const state = stateOf(found, company)

  return (
    <MerchantEntryForm
      key={`${draft.turn} ${found.data?.status ?? ''}`}
      state={state === 'ready' && !draft.isReady ? 'loading' : state}
      onRetry={() => void Promise.all([found.refetch(), company.refetch()])}
      {...(found.data && { entry: found.data.entry })}
      enterpriseStatus={company.data?.memberStatus === 'joined' ? company.data.status : null}
      {...(company.data && { enterpriseName: company.data.name })}
      hrefs={{ certify: centerHref({ type: 16 }), console: place(shoppingPlace({ role: 'seller' })) }}
      now={new Date(visit.now)}
      {...(step !== undefined && { step })}
      onStep={(next) => void navigate({ to: '/mall/enterGarrison', search: { step: next }, replace: true })}
      uploadLogo={uploadFor(call, 'image')}
      uploadLetter={uploadFor(call, 'certificate')}
      brandField={sellerBrandField}
      submit={(entry) =>
        act(merchantEntryApply, entry, () => {
          draft.done()
          toast.success('已提交，预计 1 个工作日完成审核')
        })
      }
      draft={draft.bar}
      {...(draft.initial && { initial: draft.initial })}
      onChange={draft.keep}
    />
  )
}
