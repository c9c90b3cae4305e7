import { useState } from 'react'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { changesOf, draftOf, faultsOf, type ProfileDraft } from './profile-draft.ts'
import type { ProfileFormProps } from './ProfileForm.tsx'

/** What stands in the fields, what is wrong with it, and what became of it. */
export function useProfile({ user, save, isNameFree, initial, onChange }: ProfileFormProps) {
  const [draft, setDraft] = useState(() => initial ?? draftOf(user))
  const [takenName, setTakenName] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const { serverErrors, attempt } = useRefused()

  const change = (part: Partial<ProfileDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setSaved(false)
    onChange?.(next)
  }

  const checkName = async () => {
    const name = draft.nickName.trim()
    if (!isNameFree || name === user.nickName || [...name].length < 2) return
    // Where it cannot be asked, the server says so when it is saved.
    const isFree = await isNameFree(name).catch(() => true)
    setTakenName((before) => (isFree ? before : name))
  }

  const submit = async () => {
    setSaved(false)
    const changes = changesOf(user, { ...draft, nickName: draft.nickName.trim() })
    await attempt(async () => {
      if (Object.keys(changes).length > 0) await save(changes)
    })
    setSaved(true)
  }

  return {
    draft,
    change,
    checkName,
    submit,
    isSaved,
    serverErrors,
    faults: faultsOf(user, draft, takenName),
  }
}
