/** What is said of the network. */
export const lineWords = { online: '', offline: '网络不通，内容可能不是最新', restored: '网络已恢复' }
