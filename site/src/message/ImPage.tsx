import { useQuery } from '@tanstack/react-query'
import { messageKindLabels } from '@xinpu/sdk/labels'
import { chatRead, unreadCounts } from '@xinpu/sdk/message'
import { query } from '@xinpu/sdk/query'
import type { MessageKind } from '@xinpu/sdk/types'
import { LoginGate } from '@xinpu/ui/account'
import { ImLayout } from '@xinpu/ui/message'
import { Button } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { registerHref } from '../account/places.ts'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { settings } from '../app/settings.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import type { ImParams } from './im-params.ts'
import { MessageRoom } from './MessageRoom.tsx'
import { SettingRoom } from './SettingRoom.tsx'
import { imPlace } from './places.ts'
import { unreadLines } from './queries.ts'
import { TalksPage } from './TalksPage.tsx'

/** R012: what people say to each other, and what they are told. */
export function ImPage({ search }: { search: ImParams }) {
  const { data: who, isFetching } = useQuery(me(useCall()))
  useAutoLogin(who === null && !isFetching)
  const { tab = 'chat' } = search

  return (
    <ImLayout tabs={useTabs(Boolean(who))} current={tab} tools={who && tab === 'chat' && <ReadAll />}>
      {!who && <Gate />}
      {who && tab === 'chat' && <TalksPage search={search} userId={who.id} />}
      {who && tab === 'setting' && <SettingRoom />}
      {who && tab !== 'chat' && tab !== 'setting' && <MessageRoom search={search} />}
    </ImLayout>
  )
}

/** Talks, then the kinds of what is told, each with what is unread of it. */
function useTabs(isKnown: boolean) {
  const call = useCall()
  const place = usePlace()
  const { data: unread } = useQuery({ ...query(call, unreadCounts, {}), enabled: isKnown })
  const { data: said } = useQuery({ ...unreadLines(call), enabled: isKnown })
  const kinds = Object.keys(messageKindLabels) as MessageKind[]
  return [
    { id: 'chat', label: '会话', count: said || undefined, href: place(imPlace()) },
    ...(['notification', ...kinds.filter((kind) => kind !== 'notification')] as const).map((id) => ({
      id,
      label: messageKindLabels[id],
      count: unread?.[id] || undefined,
      href: place(imPlace({ tab: id })),
    })),
    { id: 'setting', label: '设置', href: place(imPlace({ tab: 'setting' })) },
  ]
}

function ReadAll() {
  const act = useAct()
  const { data: said } = useQuery(unreadLines(useCall()))
  return (
    <Button size="sm" tone="quiet" isDisabled={!said} onPress={() => void act(chatRead, {}).catch(() => undefined)}>
      全部已读
    </Button>
  )
}

function Gate() {
  const { openLogin } = useLogin()
  return (
    <LoginGate
      level={2}
      title="登录后查看消息"
      why="消息、通知、还价都在这里。登录后停在这一页。"
      onLogin={() => openLogin()}
      registerHref={registerHref}
      alternative={{ label: '先去搜索数据手册', href: settings.rootPage }}
    />
  )
}
