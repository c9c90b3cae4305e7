const mark = 'xinpu-uploading'
const told = 'xinpu:uploading'

/** Whether this browser has uploads to go on with; asked on every page, so it carries nothing else. */
export const uploading = {
  read: (): boolean => globalThis.localStorage?.getItem(mark) === '1',
  subscribe(listener: () => void) {
    addEventListener(told, listener)
    return () => removeEventListener(told, listener)
  },
  set(isUploading: boolean) {
    if (isUploading) localStorage.setItem(mark, '1')
    else localStorage.removeItem(mark)
    dispatchEvent(new Event(told))
  },
}
