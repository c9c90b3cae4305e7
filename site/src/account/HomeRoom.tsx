import { useQuery } from '@tanstack/react-query'
import { alertList, profileUpdate, registerIsNameFree, sessionCheckRequiredData } from '@xinpu/sdk/account'
import { unreadCounts } from '@xinpu/sdk/message'
import { query } from '@xinpu/sdk/query'
import type { UserDetail } from '@xinpu/sdk/types'
import { AccountHome, ProfileForm, type ProfileDraft } from '@xinpu/ui/account'
import { Drawer, Skeleton, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { browser, useCall, useVisit } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { me } from '../app/queries.ts'
import { settings } from '../app/settings.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { hrefOfRoom, roomOf } from './center-menu.ts'
import { centerHref } from './places.ts'
import { identity, recentDatasheets } from './queries.ts'
import { useRecordPlace } from './records.ts'
import { notePerfect } from './required-data.ts'
import { useDraft } from './use-draft.tsx'

/** Who one is, what waits, and what was looked at last. */
export function HomeRoom() {
  const call = useCall()
  const visit = useVisit()
  const hrefOf = useRecordPlace()
  const { data: who } = useQuery(me(call))
  const { data: roles } = useQuery(identity(call))
  const recent = useQuery(recentDatasheets(call))
  const [isEditing, setEditing] = useState(false)

  return (
    <>
      <AccountHome
        user={who ?? null}
        {...(roles && { identity: roles })}
        onEdit={() => setEditing(true)}
        certifyHref={hrefOfRoom(roomOf(16))}
        todos={useTodos()}
        counters={[
          { label: '收藏', value: who?.favourCount, href: centerHref({ type: 4 }) },
          { label: '关注', value: who?.followCount, href: centerHref({ type: 5 }) },
        ]}
        recent={shownOf(recent)}
        recentHref={centerHref({ type: 27 })}
        hrefOf={hrefOf}
        start={settings.rootPage}
        now={new Date(visit.now)}
      />
      {who && <ProfileDrawer user={who} isOpen={isEditing} onOpenChange={setEditing} />}
    </>
  )
}

/** What waits for the person; more joins it with the domains that trade. */
function useTodos() {
  const call = useCall()
  const unread = useQuery(query(call, unreadCounts, {}))
  const alerts = useQuery(query(call, alertList, { isRead: false, pageSize: 1 }))
  if (unread.isPending || alerts.isPending) return 'loading'
  return [
    { label: '未读消息', count: unread.data?.total ?? 0, href: hrefOfRoom(roomOf(29)) },
    { label: '未读提醒', count: alerts.data?.totalRecord ?? 0, href: centerHref({ type: 25 }) },
  ]
}

const isProfile = (value: unknown): value is ProfileDraft =>
  typeof (value as Partial<ProfileDraft> | null)?.nickName === 'string'

interface ProfileDrawerProps {
  user: UserDetail
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The profile and how to change it; what is typed is kept until it is sent. */
function ProfileDrawer({ user, isOpen, onOpenChange }: ProfileDrawerProps) {
  const call = useCall()
  const act = useAct()
  const draft = useDraft('profile', isProfile)

  return (
    <Drawer title="个人资料" isOpen={isOpen} onOpenChange={onOpenChange}>
      {draft.isReady ? (
        <ProfileForm
          key={draft.turn}
          user={user}
          save={(changes) =>
            act(profileUpdate, changes, async ({ id, avatar, nickName }) => {
              const known = browser().read()
              // The header is drawn from the cookies before anything is asked.
              if (known?.id === id) browser().store({ ...known, avatar, nickName })
              notePerfect(await call(sessionCheckRequiredData))
              draft.done()
              toast.success('已保存')
              onOpenChange(false)
            })
          }
          uploadAvatar={uploadFor(call, 'avatar')}
          isNameFree={(name) => call(registerIsNameFree, { name })}
          draft={draft.bar}
          {...(draft.initial && { initial: draft.initial })}
          onChange={draft.keep}
        />
      ) : (
        <Skeleton shape="row" count={6} />
      )}
    </Drawer>
  )
}
