import { expect, test } from 'vitest'
import { keysOf } from './changes.ts'
import { all } from './modules.ts'
import { REDIRECT_AFTER_MS, strings } from './strings.ts'

test('the sign-in strings are the specified ones', () =>
  expect(strings).toMatchObject({
    signIn: 'Sign In',
    signUp: 'Sign Up',
    signingIn: 'Signing In...',
    creatingAccount: 'Creating Account...',
    accountCreated: 'Account Created Successfully',
    welcomeBack: 'Welcome Back',
    signUpFailed: 'Sign Up Failed',
    signUpRefused: 'Signup failed',
    signUpBroke: 'Account creation failed. Please try again.',
    signInFailed: 'Sign In Failed',
    signInBroke: 'Authentication failed. Please try again.',
    csrfFailed: 'Failed to fetch CSRF token',
    notFound: 'Page Not Found',
  }))

test('the redirect after signing in waits a second', () => expect(REDIRECT_AFTER_MS).toBe(1000))

test('a changed stream refreshes what shows it', () => {
  expect(keysOf(all, 'message-01900000-0000-7000-8000-000000000001')).toEqual(['messages'])
  expect(keysOf(all, 'media-01900000-0000-7000-8000-000000000001')).toEqual([
    'capsules',
    'items',
    'media',
    'messages',
    'stories',
  ])
  expect(keysOf(all, 'anything-else')).toEqual([])
})
