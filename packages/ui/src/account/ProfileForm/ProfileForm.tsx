import type { UserDetail } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import type { ProfileChanges, ProfileDraft } from './profile-draft.ts'
import { PersonFields, WorkFields } from './ProfileFields.tsx'
import * as S from './ProfileForm.styles.ts'
import { useProfile } from './useProfile.ts'

export type { ProfileChanges, ProfileDraft } from './profile-draft.ts'

export interface ProfileFormProps {
  /** What is known of the person. */
  user: UserDetail
  /** Keeps what was changed; rejects with the server's word, everything stays typed. */
  save: (changes: ProfileChanges) => Promise<unknown>
  /** Sends a picture and answers with what the store made of it, as in `Upload`. */
  uploadAvatar: SendFile
  /** Whether a name may be taken; asked when the field is left. */
  isNameFree?: (name: string) => Promise<boolean>
  /** The place of a `DraftBar`. */
  draft?: React.ReactNode
  /** What was typed before, to begin with; what is known of the person otherwise. */
  initial?: ProfileDraft
  /** Told of every change, so that a draft can be kept. */
  onChange?: (draft: ProfileDraft) => void
}

/** What a person says of themselves: picture, name, where to write to, and their work. */
export function ProfileForm(props: ProfileFormProps) {
  const profile = useProfile(props)

  return (
    <S.Root>
      {profile.isSaved && <Alert tone="ok" title="资料已保存" />}
      <Form
        label="个人资料"
        submitLabel="保存"
        draft={props.draft}
        faults={profile.faults}
        serverErrors={profile.serverErrors}
        onSubmit={profile.submit}
      >
        {(errorOf) => (
          <>
            <PersonFields profile={profile} uploadAvatar={props.uploadAvatar} errorOf={errorOf} />
            <WorkFields profile={profile} errorOf={errorOf} />
          </>
        )}
      </Form>
    </S.Root>
  )
}
