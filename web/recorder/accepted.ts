/** The type that a file is sent as: what it is is told by its bytes, and one that names neither sound nor film would only be refused. */
export const sentType = (type: string, kind: 'voice' | 'video' = 'voice'): string =>
  /^(audio|video)\//u.test(type) ? type : `${kind === 'video' ? 'video' : 'audio'}/mp4`

/**
 * What a browser offers where a voice may be chosen: old phones and dictation programs wrote endings that some systems do
 * not know as sound, and some keep a voice in the box of a film.
 */
export const VOICE_FILES =
  'audio/*,video/*,.aac,.aif,.aifc,.aiff,.amr,.au,.awb,.caf,.flac,.m4a,.m4b,.mp3,.oga,.ogg,.opus,.qcp,.snd,.wav,.wma,.3ga,.3gp,.3gpp'
