import { useQuery } from '@tanstack/react-query'
import { historyPause, profileExportData } from '@xinpu/sdk/account'
import { PreferenceForm } from '@xinpu/ui/account'
import { navConfig, navOpenMode, localStore } from '@xinpu/ui/frame'
import { toast, keysOffKey } from '@xinpu/ui/primitives'
import { savedFilters } from '../admin/saved-filters.ts'
import { useCall, useVisit } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { useLocal } from '../app/use-local.ts'
import { searchHistory } from '../search/search-history.ts'
import { ClosingContainer } from './ClosingContainer.tsx'
import { forgetAllDrafts } from './drafts.ts'
import { recentViews } from './recent-views.ts'
import { useOwnerProof } from './use-owner-proof.tsx'

/** What this device does and remembers, and what the person may take along. */
export function PreferenceTab() {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const { data: who } = useQuery(me(call))
  const { ask, dialog } = useOwnerProof()
  const mode = useLocal(navOpenMode, 1)
  const isOff = useLocal(listKeysOff, false)
  if (!who) return null

  return (
    <>
      <PreferenceForm
        linksOpenIn={mode === 1 ? 'newTab' : 'sameTab'}
        onLinksOpenIn={(wanted) => navOpenMode.write(wanted === 'newTab' ? 1 : 0)}
        usesListKeys={!isOff}
        onUsesListKeys={(wanted) => (wanted ? listKeysOff.clear() : listKeysOff.write(true))}
        pausesHistory={who.isHistoryPaused}
        onPausesHistory={async (isPaused) => {
          await act(historyPause, { status: isPaused ? 1 : 0 })
        }}
        exportData={async () => {
          const proof = await ask()
          if (proof === undefined) return
          const file = await call(profileExportData, { proof })
          saveFile(file, `芯谱-我的数据-${visit.now.slice(0, 10)}.zip`)
        }}
        clearDevice={async () => {
          for (const store of [searchHistory, recentViews, navConfig, savedFilters]) store.clear()
          await forgetAllDrafts()
          toast.success('已清除本机数据')
        }}
        createTime={who.createTime}
        now={new Date(visit.now)}
      />
      <ClosingContainer ask={ask} />
      {dialog}
    </>
  )
}

/** Whether this person wants no keys of single letters on lists; the lists look for it under this name. */
const listKeysOff = localStore<boolean>({
  key: keysOffKey,
  fallback: false,
  isValid: (value): value is boolean => typeof value === 'boolean',
})
