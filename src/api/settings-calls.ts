import { asForm } from './as-form.ts';
import type { components } from '../../openapi/__generated__/marketplace.ts';
import { answer, dataIn } from './answer.ts';
import { ApiError } from './api-error.ts';
import type { MarketplaceClient } from './client.ts';

export type User = components['schemas']['User'];
export type SettingsChange = components['schemas']['SettingsChange'];
export type CrewProfile = components['schemas']['CrewProfile'];

/** The user as now known, and the server's message. */
export interface SettingsAnswer {
  user: User;
  message: string;
}

export interface SettingsCalls {
  retrieve(signal?: AbortSignal): Promise<SettingsAnswer>;
  update(change: SettingsChange, signal?: AbortSignal): Promise<SettingsAnswer>;
  uploadPicture(file: File, signal?: AbortSignal): Promise<SettingsAnswer>;
  removePicture(signal?: AbortSignal): Promise<SettingsAnswer>;
  updateCrewProfile(profile: CrewProfile, signal?: AbortSignal): Promise<SettingsAnswer>;
}

/**
 * The calls of docs/requirements.md §7 "Settings and profile". Without a token they fail with 'Authentication required'
 * and send nothing; without a message of the server, the error has the fallback of §8.
 */
export function createSettingsCalls(
  client: MarketplaceClient,
  readToken: () => string | null,
): SettingsCalls {
  const settled = async (
    fallback: string,
    call: () => Promise<{ data?: components['schemas']['UserAnswer']; error?: unknown; response: Response }>,
  ): Promise<SettingsAnswer> => {
    if (!readToken()) throw new ApiError({ code: 'UNAUTHENTICATED', message: 'Authentication required' });
    try {
      const answered = await answer(call());
      const { user } = dataIn(answered);
      return { user, message: answered.message };
    } catch (error) {
      throw error instanceof ApiError ? withFallback(error, fallback) : error;
    }
  };
  return {
    retrieve: (signal) => settled('Error retrieving settings', () => client.GET('/settings', { signal })),
    update: (body, signal) =>
      settled('Error updating settings', () => client.PUT('/settings', { body, signal })),
    uploadPicture: (file, signal) =>
      settled('Error uploading profile picture', () =>
        client.POST('/settings/profile-picture', {
          ...asForm({ profilePicture: file }),
          signal,
        }),
      ),
    removePicture: (signal) =>
      settled('Error removing profile picture', () => client.DELETE('/settings/profile-picture', { signal })),
    updateCrewProfile: (body, signal) =>
      settled('Error updating crew profile', () => client.PUT('/crew/profile', { body, signal })),
  };
}

function withFallback(error: ApiError, fallback: string): ApiError {
  if ((error.fromServer && error.message !== '') || error.code === 'CANCELED') return error;
  return new ApiError({
    code: error.code,
    message: fallback,
    status: error.status,
    requestId: error.requestId,
    details: error.details,
    cause: error,
  });
}
