import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { profileUpdate, registerIsNameFree, sessionCheckRequiredData } from '@xinpu/sdk/account'
import { invalidate } from '@xinpu/sdk/query'
import type { UserDetail } from '@xinpu/sdk/types'
import { ProfileForm, type ProfileDraft } from '@xinpu/ui/account'
import { Drawer, Skeleton, toast } from '@xinpu/ui/primitives'
import { browser } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { notePerfect } from './required-data.ts'
import { useDraft } from './use-draft.tsx'

const isProfile = (value: unknown): value is ProfileDraft =>
  typeof (value as Partial<ProfileDraft> | null)?.nickName === 'string'

export interface ProfileDrawerProps {
  user: UserDetail
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The profile and how to change it; what is typed is kept until it is sent. */
export function ProfileDrawer({ user, isOpen, onOpenChange }: ProfileDrawerProps) {
  const { call } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const draft = useDraft('profile', isProfile)

  return (
    <Drawer title="个人资料" isOpen={isOpen} onOpenChange={onOpenChange}>
      {draft.isReady ? (
        <ProfileForm
          key={draft.turn}
          user={user}
          save={async (changes) => {
            const { id, avatar, nickName } = await call(profileUpdate, changes)
            const known = browser().read()
            // The header is drawn from the cookies before anything is asked.
            if (known?.id === id) browser().store({ ...known, avatar, nickName })
            notePerfect(await call(sessionCheckRequiredData))
            draft.done()
            toast.success('已保存')
            onOpenChange(false)
            await invalidate(queryClient, profileUpdate)
          }}
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
