import type { SavedQuery, SavedSearchScene } from '@xinpu/sdk/types'
import { SaveSearchButton } from '@xinpu/ui/search'
import { useLogin } from '../account/LoginContainer.tsx'
import { useSavingSearch } from './use-saving-search.ts'

export interface SaveSearchProps {
  /** A name that its words and filters suggest. */
  name: string
  query: SavedQuery
  /**
   * What is looked through.
   *
   * @default 'part'
   */
  scene?: SavedSearchScene
  /** @default '保存搜索' */
  label?: string
  /** What is good to know before it is kept. */
  note?: string
}

/** Keeps a list with its filters; a visitor logs in first, and it is kept then. */
export function SaveSearch({ name, query, scene = 'part', label, note }: SaveSearchProps) {
  const save = useSavingSearch()
  const { gated } = useLogin()

  async function onSave(chosen: string, notify: boolean) {
    const wanted = { name: chosen, scene, query, notify }
    let saving: Promise<unknown> | undefined
    gated({ kind: 'saveSearch', wanted }, () => {
      saving = save(wanted)
    })
    await saving
  }

  return <SaveSearchButton name={name.trim()} label={label} note={note} onSave={onSave} />
}
