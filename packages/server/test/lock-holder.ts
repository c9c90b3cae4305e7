/** Locks every folder that it is sent and says how that went; for `folder-lock.test.ts`. */
import { lockFolder } from '../src/core/folder-lock.ts'

process.on('message', async (folder: string) => {
  try {
    await lockFolder(folder, { onLost: () => {}, silence: 1000 })
    process.send?.('locked')
  } catch (error) {
    process.send?.((error as Error).message)
  }
})
