/** Whether a stored address may become a link: people can store anything, only the web is opened. */
export const isWebAddress = (url: string): boolean => /^https?:\/\/\S+$/i.test(url.trim())
