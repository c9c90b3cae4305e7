import { useQuery } from '@tanstack/react-query'
import { favourSet } from '@xinpu/sdk/account'
import { demandReport, demandReveal } from '@xinpu/sdk/demand'
import { demandReportReasonLabels } from '@xinpu/sdk/labels'
import type { ContactVO, DemandReportReason, PublicDemand } from '@xinpu/sdk/types'
import { kindOf } from '@xinpu/ui/demand'
import { Button, DescriptionList, Dialog, LinkButton, toast, ToggleAction } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { ReportButton } from '../account/ReportButton.tsx'
import { ShareButton } from '../account/ShareButton.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { talkWith } from '../message/places.ts'
import { OwnerActions } from './OwnerActions.tsx'
import { createPlace, postPlace } from './places.ts'
import { favouriteType, ownView } from './queries.ts'
import { enquiryPlace } from './quote-places.ts'

const reasons = Object.entries(demandReportReasonLabels).map(([value, label]) => ({ value, label }))

/** What can be done with a post: by its owner, or by whoever wants to trade. */
export function PostActions({ post }: { post: PublicDemand }) {
  const call = useCall()
  const place = usePlace()
  const { data: who } = useQuery(me(call))
  return (
    <>
      {who?.id === post.userId ? <OwnerActions post={post} /> : <OthersActions post={post} isVisitor={!who} />}
      {post.status === 'open' && (
        <ShareButton subject={`${kindOf(post.type).word} ${post.model}`} href={place(postPlace(post.id))} />
      )}
    </>
  )
}

function OthersActions({ post, isVisitor }: { post: PublicDemand; isVisitor: boolean }) {
  const call = useCall()
  const act = useAct()
  const place = usePlace()
  const { openLogin } = useLogin()
  const { data: mine } = useQuery({ ...ownView(call, post.id), enabled: !isVisitor })
  const [contact, setContact] = useState<ContactVO>()

  async function reveal() {
    if (isVisitor) return openLogin()
    try {
      await act(demandReveal, { id: post.id }, setContact)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')
    }
  }

  async function favour(isOn: boolean) {
    if (!isVisitor) return void (await act(favourSet, { type: favouriteType, targetId: post.id, status: isOn ? 1 : 0 }))
    openLogin()
    return { isOn: false }
  }

  return (
    <>
      {post.status === 'open' ? (
        <>
          <LinkButton tone="primary" href={place(enquiryPlace(post.id))} rel="nofollow">
            {mine?.hasEnquired ? `我的${kindOf(post.type).answer}` : kindOf(post.type).answer}
          </LinkButton>
          <Button onPress={() => void reveal()}>{mine?.hasRevealed ? '再看联系方式' : '查看联系方式'}</Button>
          <LinkButton href={place(talkWith(post.userId, { topic: 'demand', id: post.id }))} rel="nofollow">
            私信
          </LinkButton>
        </>
      ) : (
        <LinkButton tone="primary" href={place(createPlace({ copy: post.id }))}>
          发布同款
        </LinkButton>
      )}
      <ToggleAction kind="favour" subject={post.model} isOn={mine?.isFavour ?? false} set={favour} />
      <ReportButton
        act="举报"
        subject={post.model}
        reasons={reasons}
        needsWords={['other']}
        send={({ reason, content }) =>
          act(demandReport, { id: post.id, reason: reason as DemandReportReason, ...(content && { content }) })
        }
      />
      {contact && <ContactDialog contact={contact} onClose={() => setContact(undefined)} />}
    </>
  )
}

const ContactDialog = ({ contact, onClose }: { contact: ContactVO; onClose: () => void }) => (
  <Dialog title="联系方式" subtitle="对方会收到您查看过的记录" isOpen onOpenChange={onClose} closesBy="outside">
    <DescriptionList
      items={[
        { label: '联系人', value: contact.name },
        { label: '手机', value: contact.mobile, ...(contact.mobile && { copy: contact.mobile }) },
        { label: '微信', value: contact.wechat, ...(contact.wechat && { copy: contact.wechat }) },
        { label: 'QQ', value: contact.qq },
        { label: '邮箱', value: contact.email },
      ]}
    />
  </Dialog>
)
