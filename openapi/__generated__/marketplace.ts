// Generated from openapi/ by `npm run codegen`. Change the contract, not this file.
export interface paths {
    "/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Always answers alike, whether or not the address has an account: a pending user and a token that is good only for verifying,
         *     resending the code and signing out. The code, or a word that the address is taken, comes by email.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Five wrong tries from one client address, or one device, slow that one down, whether or not the address has an account. Twenty in an hour from
         *     devices that never signed in to it make any such device bring the link that is then emailed to the address (SIGN_IN_LINK_NEEDED):
         *     the password alone is not looked at. A device that has signed in before is known by the `device` cookie and is slowed by its own tries alone.
         *
         *     An account with a second factor answers SECOND_FACTOR_NEEDED to the right password, with the kinds it has; the call is then
         *     repeated with one of them.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revokes the session that this request came with. Repeating it answers 401, since the token is worth nothing by then.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the address with the emailed code
         * @description Opens the rest of the product to the session's own token. Repeating it with the code that was accepted answers the same again, so a
         *     lost answer costs nothing. A code lasts 10 minutes and five wrong tries. The link of any mail that was sent to the address within the last hour
         *     proves it as well, and cannot be used up by others: neither their tries nor the codes they ask for count against it.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new code
         * @description The code sent before stops working. At most one a minute for a sign-up, six an hour from one client address. When an address has
         *     had twenty in an hour, from whomever, the link of the newest mail is the one to use, and no other is sent.
         */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Answers alike whether or not the address has an account. The link works once, for an hour; one of an account's links works at a time. While a
         *     link is fresh no other is sent, so that nobody fills the mailbox, and the one in it works: a minute after the first, up to 30 for the
         *     seventh and later ones of a day.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the emailed link
         * @description Uses up the link and ends every session of the account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password while signed in
         * @description Ends every other session of the account.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere else */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one device */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own settings
         * @description Also answers a pending user, so that a reload during sign-up restores them.
         */
        get: operations["getSettings"];
        /** Change one's own settings */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/profile-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set one's picture
         * @description JPEG, PNG, WebP, AVIF or GIF up to 10 MiB and 12,000 pixels a side. It is cropped, re-encoded and freed of all metadata.
         */
        post: operations["uploadProfilePicture"];
        /**
         * Remove one's picture
         * @description Safe to repeat.
         */
        delete: operations["deleteProfilePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's second factors */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/second-factor/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the authenticator app with a code
         * @description From now on signing in asks for it. Other devices are signed out. The first factor of an account brings recovery codes.
         */
        put: operations["confirmAuthenticator"];
        /**
         * Begin with an authenticator app
         * @description Makes a new secret for the app (TOTP, six digits, 30 seconds). It counts once a code of it is confirmed; until then one that is in use stays.
         */
        post: operations["beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/second-factor/authenticator/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop using the authenticator app
         * @description Safe to repeat. With the last factor the recovery codes go too. An account that needs a second factor keeps one.
         */
        post: operations["removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes
         * @description Ten, each good for one sign-in without the other factors. Those from before stop working.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description From now on signing in asks for it, or for another factor. Other devices are signed out. The first factor of an account brings recovery codes.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/second-factor/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/second-factor/passkeys/{passkeyId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                passkeyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop using a passkey
         * @description Safe to repeat. With the last factor the recovery codes go too. An account that needs a second factor keeps one.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything we hold about oneself, as one file */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/close-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close one's account
         * @description Removes the person from the account, ends every session and frees the address. What others need to keep (orders, bookings) stays, without
         *     the person. The last admin cannot leave.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crew/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's crew profile
         * @description Replaces the whole profile.
         */
        put: operations["updateCrewProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/get-stripe-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment account of a vendor */
        post: operations["getStripeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/create-stripe-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a payment account
         * @description On success the browser goes to `data.url`.
         */
        post: operations["createStripeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/refresh-stripe-account-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew an expired link to the hosted page
         * @description On success the browser goes to `data.url`.
         */
        post: operations["refreshStripeAccountLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a price list
         * @description The file is kept as it is and an import begins, in place of one that was open; the AI parser reads it afterwards.
         */
        post: operations["uploadInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import reviewed products
         * @description `supplierId` and `userId` are claims; one of the two is sent.
         */
        post: operations["importInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a list of services
         * @description The file is kept as it is and an import begins, in place of one that was open; the AI parser reads it afterwards.
         */
        post: operations["uploadServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import reviewed services */
        post: operations["importServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/verify/inventory-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is the inventory uploaded and imported? */
        post: operations["verifyInventoryUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/verify/services-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Are the services uploaded and imported? */
        post: operations["verifyServicesUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/complete/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a supplier's onboarding */
        post: operations["completeSupplierOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/complete/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a service provider's onboarding */
        post: operations["completeVendorOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/onboarding/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where a supplier stands */
        post: operations["getSupplierOnboardingStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/onboarding/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where a service provider stands */
        post: operations["getVendorOnboardingStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earlier imports */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The import that is under way */
        get: operations["getOpenImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/column-meanings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is remembered of the columns of the vendor's lists
         * @description Sent to the parser with the next list, where it goes before what the parser thinks.
         */
        get: operations["listColumnMeanings"];
        /**
         * Remember what a column means
         * @description Replaces what was remembered of the same words. A review's own corrections are remembered by its import.
         */
        put: operations["rememberColumnMeaning"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/column-meanings/{meaningId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                meaningId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget what a column means */
        delete: operations["forgetColumnMeaning"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One import with its edits */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** Give an import up before its commit */
        delete: operations["discardImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** The file as it was uploaded */
        get: operations["readImportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** What the parser read */
        get: operations["readImportReading"];
        /**
         * Keep what the parser read
         * @description The parser’s answer as gzipped JSON. It is kept as it is and given back to its owner only.
         */
        put: operations["keepImportReading"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the edits of a review
         * @description The list of edits becomes its first `keep`, then `add`; the first `done` of it hold, the others can be done again.
         */
        put: operations["saveImportEdits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the vendor has already, and which products exist */
        post: operations["compareImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make what was staged visible, all at once
         * @description `batches` and `rows` are how many were sent: fewer staged is refused with BATCHES_MISSING. A line that does not say its tax, a new product that says neither its stock nor that it is not counted, and a new service without price basis, duration or lead time are refused with ANSWERS_MISSING: nothing is decided for the vendor. The same again is answered alike.
         */
        post: operations["commitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an import back
         * @description For 30 days after the commit. The same again is answered alike.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own stock */
        get: operations["listInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/{inventoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                inventoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change price, stock or state of an item
         * @description What is left out stays as it is.
         */
        patch: operations["updateInventoryItem"];
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own services */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                serviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change price, duration or state of a service
         * @description What is left out stays as it is.
         */
        patch: operations["updateService"];
        trace?: never;
    };
    "/dashboards/crew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs a crew member now */
        get: operations["getCrewDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/supplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs a supplier now */
        get: operations["getSupplierDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is wrong in the market, and how it is doing */
        get: operations["getAdminDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/admin/taken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that one sees to something that is wrong, or no longer does
         * @description Of two admins who take the same thing at once the first has it; the other is told who that is.
         */
        put: operations["takeException"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/service-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs a service provider now */
        get: operations["getProviderDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own company and where it stands */
        get: operations["getVendor"];
        /**
         * Change the own company
         * @description What is left out stays as it is; null takes a value back.
         */
        put: operations["updateVendor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/ports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Where one delivers or works */
        put: operations["setVendorPorts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the logo */
        post: operations["uploadVendorLogo"];
        /** Remove the logo */
        delete: operations["deleteVendorLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a paper to the application
         * @description PDF, JPEG, PNG or WebP, up to 10 MB; send `kind` before `file`.
         */
        post: operations["uploadVendorPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/papers/{paperId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                paperId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** The paper itself */
        get: operations["readVendorPaper"];
        put?: never;
        post?: never;
        /** Take a paper back */
        delete: operations["deleteVendorPaper"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/skipped-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Which optional steps of onboarding were skipped */
        put: operations["setSkippedSteps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works for the own company */
        get: operations["listColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/colleagues/{colleagueId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60 */
                colleagueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give a colleague another role
         * @description The last owner stays one.
         */
        put: operations["changeColleagueRole"];
        post?: never;
        /**
         * Remove a colleague
         * @description They lose access at once; what they did keeps their name. The last owner can’t be removed.
         */
        delete: operations["removeColleague"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a colleague
         * @description Mails a link that works once, for seven days. An earlier one to the same address stops working. The address needs no account, and who has
         *     one is not revealed.
         */
        post: operations["inviteColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Its link stops working.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/colleague-invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of an invitation shows
         * @description The token travels in the body, so that it reaches no log. Reading does not use it up; signing up with it does.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the application
         * @description Again after changes were asked for. Refused while something is missing, naming it in `details.missing`.
         */
        post: operations["submitVendorApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What Quayside's admins did in one's account
         * @description Newest first, the last hundred. Nobody can change or remove an entry.
         */
        get: operations["listAdminActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause or resume the own shop */
        post: operations["changeVendorStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vendor applications */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One application with its papers and history */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{applicationId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take, approve, ask for changes, or reject
         * @description `note` is what the vendor reads, needed to ask and to reject. `version` is that of the application one looked at.
         */
        post: operations["decideApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/vendors/{vendorId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                vendorId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend or reinstate a vendor */
        post: operations["decideVendorStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put something into the cart */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart
         * @description `data.totalItems` is read for the count.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the cart comes to */
        get: operations["getCartSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/update-quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change how many, or keep a line for later
         * @description A quantity of 0 takes the line out.
         */
        put: operations["updateCartQuantity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a line out
         * @description The line is named in the body of the DELETE.
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Empty the cart
         * @description What is saved for later stays.
         */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say where it goes, until when, and how each supplier delivers */
        put: operations["updateCartDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over what a visitor had put into the cart
         * @description Of a line that is in both the larger quantity holds, so that a repeated call changes nothing.
         */
        post: operations["mergeCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy what is in the cart
         * @description Makes one order with a sub-order for each supplier and reserves the stock. Prices come from the server’s own records. What is brought, to a berth or by courier, needs the cart’s port and in it a berth or a yacht; an arrival window that is over, or a latest useful date that is over or before it, is refused. Such refusals are VALIDATION with the fields `place/port`, `place/berth`, `place/arrivesUntil` and `place/latestUsefulOn`.
         */
        post: operations["checkoutCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put many things into the cart
         * @description In one step, as far as they can be had; a line that is sent more than once is added up.
         */
        post: operations["fillCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo what filled the cart
         * @description Sets each line to what it was before. Refused with CART_CHANGED once the cart has changed in between.
         */
        post: operations["restoreCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shopping-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own shopping lists */
        get: operations["listShoppingLists"];
        put?: never;
        /**
         * Begin a shopping list
         * @description 50 at most.
         */
        post: operations["createShoppingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shopping-lists/{listId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A shopping list with its lines
         * @description Each line with the offer it would be bought from today.
         */
        get: operations["getShoppingList"];
        /**
         * Rename a shopping list
         * @description The favourites can’t be renamed; for them the answer is that there is no such list.
         */
        put: operations["renameShoppingList"];
        post?: never;
        /**
         * Remove a shopping list
         * @description Restored by `restoreShoppingList`.
         */
        delete: operations["removeShoppingList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shopping-lists/{listId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a removed shopping list
         * @description With its lines, as it was. One that is there stays as it is.
         */
        post: operations["restoreShoppingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shopping-lists/{listId}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change lines of a shopping list
         * @description Sets each to its quantity, in one step; 0 takes it off the list. 500 lines at most.
         */
        put: operations["setShoppingListLines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shopping-lists/{listId}/to-cart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a shopping list into the cart
         * @description The whole list, or the lines that are named, at the prices of today and as far as they can be had.
         */
        post: operations["putShoppingListInCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which products are favourites */
        get: operations["listFavourites"];
        /**
         * Make a product a favourite, or not
         * @description Favourites are a shopping list of their own, with 500 lines at most.
         */
        put: operations["setFavourite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find offers by part number
         * @description Part numbers, SKUs and barcodes, whatever their capitals, spaces and hyphens. What is not found is answered without offers. 1,000 at once.
         */
        post: operations["findParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own orders, the latest first */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of the own orders and bookings as they happen
         * @description Server-sent events: `event: order` or `event: booking`, once for each change of an order or booking one is part of, as buyer, vendor or admin. A comment every 20 seconds shows that the line is up. What it says is to be asked for: an event carries no content.
         */
        get: operations["streamOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** An order with all that happened to it */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come to the payment page of an order that waits for it
         * @description The same page as before while that is open. Repeating it charges nothing twice.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/order-again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what an order was for into the cart again
         * @description At the prices of today and as far as it can be had, in one step. What lies in the cart already stays, and what is ordered again is added to it.
         */
        post: operations["orderAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/give-up": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an order that was not paid */
        post: operations["giveUpOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that no supplier has confirmed
         * @description Ends every part at once: the stock goes back and the authorised payment is released. Once a supplier has confirmed, parts are cancelled one by one.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a supplier was ordered
         * @description To be answered first: by the time left; the others the latest first.
         */
        get: operations["listSubOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-orders/{subOrderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A sub-order as its supplier sees it */
        get: operations["getSubOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-orders/{subOrderId}/packing-slip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What goes into the parcel, as a file
         * @description Lines, and where and for whom they go, without prices. From the confirmation on.
         */
        get: operations["readPackingSlip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-orders/{subOrderId}/delivery-note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What is handed over, as a file
         * @description As the packing slip, with room for the name and signature of who receives it. From the confirmation on.
         */
        get: operations["readDeliveryNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-orders/{subOrderId}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One step of a sub-order
         * @description `actions` of a sub-order says which steps this user may take now. What has been done once is refused with NOT_ALLOWED_NOW.
         */
        post: operations["actOnSubOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-orders/{subOrderId}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The returns of a sub-order
         * @description The latest first, for its buyer, its supplier and admins.
         */
        get: operations["listReturns"];
        put?: never;
        /**
         * Return something, or withdraw from the contract
         * @description For 14 days after the delivery. The supplier is asked to answer; a withdrawal needs no answer.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{returnId}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One step of a return
         * @description `actions` of a return says which steps this user may take now. Of two answers at once one holds, and the other is refused with NOT_ALLOWED_NOW.
         */
        post: operations["actOnReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{returnId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photograph, a label or a paper to a return
         * @description PDF, JPEG, PNG or WebP, up to 10 MB, at most 20.
         */
        post: operations["addReturnFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{returnId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                returnId: components["schemas"]["Id"];
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A file of a return */
        get: operations["readReturnFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-orders/{subOrderId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an emailed link asks
         * @description The token travels in the body, so that it reaches no log. Reading does not use it up.
         */
        post: operations["readSubOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-orders/{subOrderId}/link/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer by an emailed link
         * @description Uses the link up.
         */
        post: operations["answerSubOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own bookings, the latest start first
         * @description Of a buyer what they booked, of a provider what was booked with them.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Hold a time and pay for it
         * @description Holds the time until it is paid, at most 15 minutes. The server computes the price; `expectedTotal` is what the buyer was shown.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A booking with all that happened to it
         * @description For its buyer, its provider and admins; each sees what concerns them.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{bookingId}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come to the payment page of a booking or a supplement that waits for it
         * @description The same page as before while that is open. Repeating it charges nothing twice.
         */
        post: operations["payBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{bookingId}/give-up": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release a held time that was not paid */
        post: operations["giveUpBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{bookingId}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take one step with a booking
         * @description Only what `actions` lists. `cancel` names the refund that was shown: another one is refused.
         */
        post: operations["actOnBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{bookingId}/supplements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the buyer to agree to extra work
         * @description Nothing beyond the agreed price is charged unless the buyer accepts and pays.
         */
        post: operations["proposeSupplement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{bookingId}/supplements/{supplementId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60 */
                supplementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept, decline or withdraw extra work
         * @description The buyer accepts or declines, the provider withdraws. What is accepted is then paid with payBooking.
         */
        post: operations["answerSupplement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{bookingId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photograph or paper to a booking
         * @description PDF, JPEG, PNG or WebP, up to 10 MB, at most 20.
         */
        post: operations["addBookingFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{bookingId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A file of a booking */
        get: operations["readBookingFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{bookingId}/event": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A confirmed booking as a calendar event
         * @description The event that the mailed invitation has, for its buyer and its provider.
         */
        get: operations["readBookingEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an emailed link asks
         * @description The token travels in the body, so that it reaches no log. Reading does not use it up.
         */
        post: operations["readBookingLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-link/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a booking by an emailed link
         * @description The provider’s act, and the end of the link.
         */
        post: operations["answerBookingLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crew/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookings and deliveries of some days */
        get: operations["readCrewCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own working hours and the rules of booking */
        get: operations["getSchedule"];
        /** Replace working hours and rules */
        put: operations["setSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/schedule/services/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                serviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** What a service has of its own */
        get: operations["getServiceSchedule"];
        /** Give a service hours, rules or teams of its own */
        put: operations["setServiceSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name the teams that can work side by side
         * @description At least one. A team with open bookings cannot be removed.
         */
        put: operations["setTeams"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/time-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block a team, or all of them, for a while */
        post: operations["addTimeOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/time-off/{timeOffId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                timeOffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a blocked time
         * @description All of it, or nothing when something else is on then.
         */
        put: operations["changeTimeOff"];
        post?: never;
        /** Open a blocked time again */
        delete: operations["removeTimeOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookings, time off and open hours of some days */
        get: operations["readProviderCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/outside-calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calendars from elsewhere whose busy times hide slots */
        get: operations["listOutsideCalendars"];
        put?: never;
        /**
         * Follow a calendar by its address
         * @description Read every 15 minutes; only busy times are kept. Public addresses only.
         */
        post: operations["subscribeCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/outside-calendars/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take busy times from a calendar file
         * @description An iCalendar file up to 5 MB; send `name` before `file`.
         */
        post: operations["uploadCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/outside-calendars/{calendarId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                calendarId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop following a calendar */
        delete: operations["removeOutsideCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own secret calendar addresses */
        get: operations["listCalendarFeeds"];
        put?: never;
        /**
         * Make a secret calendar address
         * @description The address is shown once. `withDetails` puts contact and berth into its events.
         */
        post: operations["createCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds/{feedId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                feedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Make a calendar address useless */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds/{token}/quayside.ics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR */
                token: string;
            };
            cookie?: never;
        };
        /** The bookings of a secret address as iCalendar */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the ledger says of oneself
         * @description For a buyer what they paid and got back; for a vendor sales, commission and transfers. The latest first.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2026-11 */
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        /** A vendor's month in figures */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/{month}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2026-11 */
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        /**
         * A vendor's month as a file
         * @description The figures and every transaction of the month.
         */
        get: operations["readStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's invoices and credit notes
         * @description Received by a buyer, issued in the name of a vendor. The latest first.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * An invoice or credit note as a file
         * @description PDF/A-3; where EN 16931 can say it, with the same as data inside (Factur-X). For its buyer, its vendor and admins.
         */
        get: operations["readInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases/{purchaseId}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The invoices of an order or booking, and those still to come
         * @description All of them for the buyer and admins; a vendor sees those of its own sales.
         */
        get: operations["getPurchaseInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases/{purchaseId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The receipt of an order or booking as a file
         * @description What was paid and refunded, when and how, by vendor, with the tax as it was invoiced. For its buyer and admins, once something was paid.
         */
        get: operations["readReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yachts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The yachts one works on */
        get: operations["listYachts"];
        put?: never;
        /** Add a yacht one works on */
        post: operations["addYacht"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yachts/{yachtId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                yachtId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change name or berth of a yacht */
        put: operations["updateYacht"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/yachts/{yachtId}/places": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                yachtId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save the berths and addresses of a yacht
         * @description All of them, in their order; what is left out is removed.
         */
        put: operations["setYachtPlaces"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/delivery-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the own company delivers */
        get: operations["listDeliveryMethods"];
        /**
         * Say how the own company delivers
         * @description The whole list in its order; what is left out is no longer offered.
         */
        put: operations["setDeliveryMethods"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All orders, the latest first */
        get: operations["listAllOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Any order, with its commission */
        get: operations["getAnyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give part of a payment back
         * @description The vendor’s share is taken back in proportion. Written to the audit log.
         */
        post: operations["refundSubOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All bookings of the market, the latest start first */
        get: operations["listAllBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bookings/{bookingId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give part of a booking’s payment back
         * @description The provider’s share is taken back in proportion. Written to the audit log.
         */
        post: operations["refundBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole ledger, and its proof */
        get: operations["listLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The departments, the ports and the figures of the market */
        get: operations["getMarketOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is for sale */
        get: operations["searchListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/listings/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a search could be narrowed to */
        get: operations["getListingFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/visitor-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a visitor’s cart comes to
         * @description For the lines that a browser keeps until somebody signs in. Nothing is stored; what is not known is left out.
         */
        post: operations["priceVisitorCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A product and who offers it */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services that can be booked, with their next free time
         * @description With a date those with a free time on that day, in the port’s zone.
         */
        get: operations["listMarketServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/services/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                serviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A service that can be booked */
        get: operations["getMarketService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/services/{serviceId}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                serviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Free times of a service
         * @description In the zone of the port. The quantity sets duration and price.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reference rates for price lists in other currencies */
        get: operations["listExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b */
                fileId: string;
            };
            cookie?: never;
        };
        /**
         * A stored picture
         * @description Its name cannot be guessed and its content never changes; a removed picture is gone.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/page-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count page views
         * @description Route patterns only, never a path's values, and nothing that names a person. Unknown patterns are dropped.
         */
        post: operations["recordPageViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/flow-visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count visits to the states of flows
         * @description Names of flows and their states only, and nothing that names a person. Unknown names are dropped.
         */
        post: operations["recordFlowVisits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flow-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many came to each state of a flow, and went on
         * @description Visits, not people; a flow that nobody visited has no states.
         */
        get: operations["getFlowFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assistant/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the assistant
         * @description Passed on to the configured agent webhook as {sessionId, message}.
         */
        post: operations["sendAssistantMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The demo's accounts
         * @description Only on a demo server; elsewhere there is no such thing.
         */
        get: operations["listDemoAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails that the demo would have sent
         * @description Only on a demo server; elsewhere there is no such thing. Newest first, at most 50.
         */
        get: operations["listDemoMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Format: email */
        Email: string;
        /** @description 12 to 128 characters and not among the commonest. */
        NewPassword: string;
        PersonName: string;
        /** @enum {string} */
        SignUpRole: "crew_member" | "supplier" | "service_provider";
        CompanyText: string | null;
        /** @description What /apply asks before there is an account. */
        Company: {
            tradingName?: string | null;
            legalName?: components["schemas"]["CompanyText"];
            registrationNumber?: string | null;
            vatNumber?: string | null;
            street?: components["schemas"]["CompanyText"];
            postalCode?: string | null;
            city?: string | null;
            /** @description ISO 3166-1 alpha-2 */
            country?: string | null;
            contactName?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactPhone?: string | null;
            about?: string | null;
            ports?: string[];
        };
        /** Format: uuid */
        Id: string;
        /** @enum {string} */
        Role: "crew_member" | "admin" | "supplier" | "service_provider";
        /**
         * @description `due`: the account needs one and has none yet; until then its role opens nothing but its own settings.
         * @enum {string}
         */
        SecondFactorState: "off" | "on" | "due";
        /** @description What is also sent by email; the list in the app always shows all. */
        NotificationChoices: {
            ordersByEmail: boolean;
            bookingsByEmail: boolean;
            documentsByEmail: boolean;
            newsByEmail: boolean;
        };
        Licence: {
            name: string;
            number: string | null;
            /** Format: date */
            expiresOn: string | null;
        };
        CrewProfile: {
            position: string | null;
            yachtName: string | null;
            /** @description ISO 3166-1 alpha-2 */
            nationality: string | null;
            about: string | null;
            licences: components["schemas"]["Licence"][];
        };
        User: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** @description First and last name, as shown. */
            name: string;
            role: components["schemas"]["Role"];
            /**
             * @description Pending until the emailed code is proved.
             * @enum {string}
             */
            status: "pending" | "active";
            secondFactor: components["schemas"]["SecondFactorState"];
            phone: string | null;
            /** @description An IANA time zone. */
            timeZone: string;
            /** @description A path on this origin, or null. */
            profilePictureUrl: string | null;
            notifications: components["schemas"]["NotificationChoices"];
            /** @description Only crew members have one. */
            crewProfile: components["schemas"]["CrewProfile"] | null;
            /** Format: date-time */
            createdAt: string;
        };
        SignedIn: {
            /** @constant */
            status: true;
            message: string;
            data: {
                user: components["schemas"]["User"];
                /** @description Opaque, shown only now. Sent back as the bearer token. */
                token: string;
            };
        };
        /**
         * @description The closed list of refusals. The HTTP status of each is fixed.
         * @enum {string}
         */
        ErrorCode: "VALIDATION" | "UNAUTHENTICATED" | "SESSION_EXPIRED" | "CREDENTIALS_WRONG" | "SIGN_IN_LINK_NEEDED" | "SECOND_FACTOR_NEEDED" | "SECOND_FACTOR_WRONG" | "SECOND_FACTOR_REQUIRED" | "PASSKEY_REFUSED" | "NOT_VERIFIED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "EMAIL_TAKEN" | "CODE_WRONG" | "CODE_EXPIRED" | "CODE_USED" | "CODE_SPENT" | "RESET_LINK_WRONG" | "RESET_LINK_EXPIRED" | "RESET_LINK_USED" | "PASSWORD_TOO_COMMON" | "PASSWORD_WRONG" | "LAST_ADMIN" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_MANY_PIXELS" | "PICTURE_NOT_AN_IMAGE" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "PAYMENT_ACCOUNT_NOT_FOUND" | "PAYMENT_ACCOUNT_REFUSED" | "FILE_EMPTY" | "PAPER_NOT_ACCEPTED" | "CHANGED_ELSEWHERE" | "NOT_ALLOWED_NOW" | "APPLICATION_INCOMPLETE" | "KEY_USED_OTHERWISE" | "CURRENCY_NOT_ACCEPTED" | "PRODUCT_UNKNOWN" | "BATCHES_MISSING" | "ANSWERS_MISSING" | "NOTHING_IMPORTED" | "ONBOARDING_INCOMPLETE" | "UNDO_EXPIRED" | "LISTING_NOT_AVAILABLE" | "NOT_ENOUGH_STOCK" | "CART_FULL" | "CART_EMPTY" | "CART_CHANGED" | "PRICE_CHANGED" | "DELIVERY_NOT_OFFERED" | "PLACE_UNKNOWN" | "ORDER_NOT_OPEN" | "CHANGE_TOO_DEAR" | "REFUND_TOO_LARGE" | "SLOT_TAKEN" | "SLOT_NOT_OFFERED" | "PERIOD_OCCUPIED" | "CALENDAR_UNREADABLE" | "TAX_UNDECIDED" | "LINK_WRONG" | "LINK_EXPIRED" | "LINK_USED" | "NOT_AVAILABLE_YET" | "ASSISTANT_UNAVAILABLE" | "UNAVAILABLE" | "INTERNAL";
        FieldProblem: {
            /** @description Where in the request, as a path: `email`, `licences/0/name`. */
            field: string;
            /** @description What is wrong with it, for people. */
            message: string;
            /** @description The rule that failed: `required`, `minLength`, `format` … */
            rule: string;
        };
        /** @enum {string} */
        SecondFactorKind: "authenticator" | "passkey" | "recovery_code";
        /** @description What the browser is asked for (WebAuthn, PublicKeyCredential options as JSON). */
        PasskeyRequest: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        Slot: {
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
        };
        BookingAtTime: {
            id: components["schemas"]["Id"];
            number: string;
            serviceName: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
        };
        Money: {
            /** @description The amount in the currency's smallest unit. */
            amountMinor: number;
            /** @description ISO 4217 */
            currency: string;
        };
        SlotPrice: {
            unitPrice: components["schemas"]["Money"];
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        Failure: {
            /** @constant */
            status: false;
            /** @description One sentence that may be shown to people. */
            message: string;
            error: {
                code: components["schemas"]["ErrorCode"];
                /** @description Names this request in the server's log. */
                requestId: string;
                details?: {
                    fields?: components["schemas"]["FieldProblem"][];
                    retryAfterSeconds?: number;
                    triesLeft?: number;
                    /** @description How many there are. */
                    available?: number;
                    /** @description Any one of these is asked for. */
                    secondFactors?: components["schemas"]["SecondFactorKind"][];
                    passkeyRequest?: components["schemas"]["PasskeyRequest"];
                    /** @description The nearest free times instead. */
                    nearestSlots?: components["schemas"]["Slot"][];
                    /** @description What is on then, the first ten. */
                    bookings?: components["schemas"]["BookingAtTime"][];
                    /** @description What it costs now. */
                    price?: components["schemas"]["SlotPrice"];
                    /** @description What is still needed, by name. */
                    missing?: string[];
                };
            };
        };
        /** @description The secret part of an emailed link. */
        LinkToken: string;
        AuthenticatorCode: string;
        /** @description What the browser answered (WebAuthn, PublicKeyCredential.toJSON). */
        PasskeyAnswer: {
            id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One of the account's second factors. */
        SecondFactorProof: {
            authenticatorCode?: components["schemas"]["AuthenticatorCode"];
            recoveryCode?: string;
            passkey?: components["schemas"]["PasskeyAnswer"];
        };
        Done: {
            /** @constant */
            status: true;
            message: string;
        };
        UserAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: {
                user: components["schemas"]["User"];
            };
        };
        Session: {
            id: components["schemas"]["Id"];
            /** @description Browser and system, as people say them. */
            device: string;
            /** @description Whether this request came with it. */
            current: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        Phone: string;
        /** @description What is left out stays as it is. */
        SettingsChange: {
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["Phone"] | null;
            timeZone?: string;
            notifications?: components["schemas"]["NotificationChoices"];
        };
        /** @description How its owner calls the device. */
        PasskeyName: string;
        Passkey: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PasskeyName"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        SecondFactor: {
            state: components["schemas"]["SecondFactorState"];
            /**
             * Format: date-time
             * @description When an authenticator app was confirmed.
             */
            authenticatorSince: string | null;
            recoveryCodesLeft: number;
            passkeys: components["schemas"]["Passkey"][];
        };
        SecondFactorAnswer: {
            /** @constant */
            status: true;
            message?: string;
            data: {
                secondFactor: components["schemas"]["SecondFactor"];
                /** @description New ones, shown only now. They come with the first factor, or when they are asked for. */
                recoveryCodes?: string[];
            };
        };
        /** @description The own password once more, since an open session must not be enough. */
        Password: {
            password: string;
        };
        PaymentAccountClaim: {
            userId: components["schemas"]["Id"];
            /** @enum {string} */
            role: "supplier" | "service_provider";
        };
        PaymentAccount: {
            /** @description The payment provider's name for the account. */
            id: string;
            /**
             * @description `incomplete`: something is due; `pending`: the provider is checking; `ready`: it takes charges; `refused`: it never will.
             * @enum {string}
             */
            state: "incomplete" | "pending" | "ready" | "refused";
            chargesEnabled: boolean;
            payoutsEnabled: boolean;
            /** @description What the payment provider still asks for. */
            requirementsDue: {
                code: string;
                /** @description The same in words. */
                label: string;
            }[];
        };
        PaymentAccountAnswer: {
            /** @constant */
            status: true;
            data: components["schemas"]["PaymentAccount"];
        };
        HostedLink: {
            /** @constant */
            status: true;
            message: string;
            data: {
                /**
                 * Format: uri
                 * @description Where the browser goes.
                 */
                url: string;
            };
        };
        /** @enum {string} */
        ImportKind: "products" | "services";
        ImportCounts: {
            new: number;
            changed: number;
            unchanged: number;
        };
        /** @description The place of a row in the reading, from 0. */
        RowNumber: number;
        /**
         * @description What a review can change of a row; the parser's fields and the market's own.
         * @enum {string}
         */
        ReviewField: "name" | "variant" | "sku" | "barcode" | "brand" | "partNumber" | "description" | "category" | "departments" | "price" | "currency" | "tax" | "stock" | "unit" | "imageUrl" | "pricedPer" | "durationMinutes" | "leadTimeHours" | "location";
        CellText: string | null;
        /** @description Cells typed or pasted. */
        SetEdit: {
            /** @constant */
            op: "set";
            cells: {
                row: components["schemas"]["RowNumber"];
                field: components["schemas"]["ReviewField"];
                value: components["schemas"]["CellText"];
            }[];
        };
        /** @description All cells of a field that are alike, mended at once. */
        ReplaceEdit: {
            /** @constant */
            op: "replace";
            field: components["schemas"]["ReviewField"];
            from: components["schemas"]["CellText"];
            to: components["schemas"]["CellText"];
        };
        /** @description What a column of the file means; null takes it out of use. */
        ColumnEdit: {
            /** @constant */
            op: "column";
            sheet: string | null;
            index: number;
            field: components["schemas"]["ReviewField"] | null;
            /** @description The words above the column: with them, what it means is remembered when the list is imported. */
            header?: string | null;
        };
        /** @description What holds for every row that says nothing itself. */
        DefaultEdit: {
            /** @constant */
            op: "default";
            field: components["schemas"]["ReviewField"];
            value: components["schemas"]["CellText"];
        };
        /** @description The rate a currency is converted at, as the vendor confirmed it. */
        RateEdit: {
            /** @constant */
            op: "rate";
            currency: string;
            rate: string | null;
        };
        /** @description Rows left out, or taken back in. */
        ExcludeEdit: {
            /** @constant */
            op: "exclude";
            rows: components["schemas"]["RowNumber"][];
            excluded: boolean;
        };
        /** @description Which product of the market a row is; null makes it one of its own. */
        MatchEdit: {
            /** @constant */
            op: "match";
            rows: {
                row: components["schemas"]["RowNumber"];
                productId: components["schemas"]["Id"] | null;
            }[];
        };
        Edit: components["schemas"]["SetEdit"] | components["schemas"]["ReplaceEdit"] | components["schemas"]["ColumnEdit"] | components["schemas"]["DefaultEdit"] | components["schemas"]["RateEdit"] | components["schemas"]["ExcludeEdit"] | components["schemas"]["MatchEdit"];
        ImportDraft: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            /** @enum {string} */
            status: "open" | "imported" | "undone" | "discarded";
            fileName: string;
            sizeBytes: number;
            hasFile: boolean;
            hasReading: boolean;
            version: number;
            counts: components["schemas"]["ImportCounts"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            committedAt: string | null;
            /** Format: date-time */
            undoneAt: string | null;
            /** Format: date-time */
            undoUntil: string | null;
            edits: components["schemas"]["Edit"][];
            editsDone: number;
            /** @description Numbers of the batches that are staged already. */
            stagedBatches: number[];
        };
        Import: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            /** @enum {string} */
            status: "open" | "imported" | "undone" | "discarded";
            fileName: string;
            sizeBytes: number;
            hasFile: boolean;
            hasReading: boolean;
            version: number;
            counts: components["schemas"]["ImportCounts"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            committedAt: string | null;
            /** Format: date-time */
            undoneAt: string | null;
            /**
             * Format: date-time
             * @description Until when it can be taken back.
             */
            undoUntil: string | null;
        };
        UploadAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: {
                fileId: components["schemas"]["Id"];
                fileName: string;
                sizeBytes: number;
                import: components["schemas"]["ImportDraft"];
                /** @description An earlier import of the very same file. */
                sameAs: components["schemas"]["Import"] | null;
            };
            error?: string | null;
        };
        /** @enum {string} */
        DepartmentSlug: "captain" | "crew" | "exterior" | "interior" | "chef-galley" | "engineering";
        ImportedProduct: {
            name: string;
            variant?: string | null;
            sku?: string | null;
            barcode?: string | null;
            category?: string | null;
            /** @description An http(s) address on a public host, by its name. */
            imageUrl?: string | null;
            /** @description The product it is; null makes one of its own. Without it barcode, then brand and part number decide. */
            productId?: components["schemas"]["Id"] | null;
            brand?: string | null;
            partNumber?: string | null;
            description?: string | null;
            departments?: components["schemas"]["DepartmentSlug"][];
            priceMinor: number;
            currency: string;
            /** @description 0 is no tax; null is not said. */
            taxBasisPoints?: number | null;
            /** @description Null is not said. */
            stock?: number | null;
            /** @description False: the supplier does not count it, and `stock` is not used. Such goods show as to be asked for. */
            isStockCounted?: boolean;
            unit?: string | null;
        };
        ImportedProducts: components["schemas"]["ImportedProduct"][];
        InventoryImport: {
            supplierId: components["schemas"]["Id"];
            products: components["schemas"]["ImportedProducts"];
        } | {
            userId: components["schemas"]["Id"];
            products: components["schemas"]["ImportedProducts"];
        };
        ImportAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: {
                importId: components["schemas"]["Id"];
                /** @description Lines taken with this call. */
                imported: number;
                /** @description Whether they wait for `commitImport`. */
                staged: boolean;
            };
        };
        /** @enum {string} */
        PricedPer: "visit" | "hour" | "day" | "unit";
        ImportedService: {
            name: string;
            sku?: string | null;
            category?: string | null;
            description?: string | null;
            departments?: components["schemas"]["DepartmentSlug"][];
            priceMinor: number;
            currency: string;
            /** @description 0 is no tax; null is not said. */
            taxBasisPoints?: number | null;
            pricedPer?: components["schemas"]["PricedPer"];
            /** @description The named unit, when `pricedPer` is `unit`. */
            unit?: string | null;
            /** @description Null is not said, which `commitImport` refuses of a new service; imported at once it is 60. */
            durationMinutes?: number | null;
            /** @description How long before it starts it can be booked. Null is not said, which `commitImport` refuses of a new service; imported at once it is 24. */
            leadTimeHours?: number | null;
        };
        ServicesImport: {
            userId: components["schemas"]["Id"];
            services: components["schemas"]["ImportedService"][];
        };
        OnboardingClaim: {
            userId: components["schemas"]["Id"];
        };
        /** @enum {string} */
        SkippableStep: "company-profile" | "delivery-area" | "logo" | "delivery-methods";
        /**
         * @description Decided on the server alone (vendor-application.process).
         * @enum {string}
         */
        ApplicationStatus: "draft" | "submitted" | "in_review" | "changes_requested" | "approved" | "rejected";
        /**
         * @description Decided on the server alone (vendor.process). Listings show in the storefront while it is `active`.
         * @enum {string}
         */
        VendorStatus: "applicant" | "approved" | "active" | "paused" | "restricted" | "suspended" | "closed";
        OnboardingStatusAnswer: {
            /** @constant */
            status: true;
            data: {
                catalogueVerified: boolean;
                paymentAccountReady: boolean;
                complete: boolean;
                /** @description Whether the application has all it needs. */
                companyProfile: boolean;
                deliveryArea: boolean;
                logo: boolean;
                /** @description Whether the vendor has said how it delivers. A service provider has nothing to say of it. */
                deliveryMethods: boolean;
                /** @description Whether a service provider has hours in which something can be booked. A supplier has none to set. */
                workingHours: boolean;
                skippedSteps: components["schemas"]["SkippableStep"][];
                listings: number;
                applicationStatus: components["schemas"]["ApplicationStatus"];
                vendorStatus: components["schemas"]["VendorStatus"];
                isLive: boolean;
            };
        };
        /** @description Compared without regard to case and spaces. */
        ColumnHeader: string;
        /** @description What the columns under these words mean in the lists of this vendor, as they said in a review. */
        ColumnMeaning: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            header: components["schemas"]["ColumnHeader"];
            /** @description Null when the column is not to be used. */
            field: components["schemas"]["ReviewField"] | null;
            /** @description The list in whose review it was said. */
            fileName: string | null;
            /** Format: date-time */
            learntAt: string;
        };
        EditsChange: {
            keep: number;
            add: components["schemas"]["Edit"][];
            done: number;
        };
        RowToCompare: {
            row: components["schemas"]["RowNumber"];
            name: string;
            variant: string | null;
            sku: string | null;
            barcode: string | null;
            brand: string | null;
            partNumber: string | null;
        };
        /** @enum {string} */
        ListingStatus: "draft" | "active" | "paused" | "archived";
        /** @description What the vendor has under the same SKU and variant, or the same name and variant. */
        OwnListing: {
            id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Money"];
            taxBasisPoints: number | null;
            stock: number | null;
            unit: string | null;
            pricedPer: components["schemas"]["PricedPer"] | null;
            durationMinutes: number | null;
            leadTimeHours: number | null;
            departments: components["schemas"]["DepartmentSlug"][];
            status: components["schemas"]["ListingStatus"];
        };
        ProductMatch: {
            productId: components["schemas"]["Id"];
            name: string;
            brand: string | null;
            /** @enum {string} */
            by: "barcode" | "part_number" | "name";
            /** @description An unsure one is asked in the review. */
            isSure: boolean;
        };
        ComparedRow: {
            row: components["schemas"]["RowNumber"];
            own: components["schemas"]["OwnListing"] | null;
            /** @description The likeliest first. */
            matches: components["schemas"]["ProductMatch"][];
        };
        InventoryItem: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            name: string;
            variant: string | null;
            sku: string | null;
            brand: string | null;
            barcode: string | null;
            category: string | null;
            departments: components["schemas"]["DepartmentSlug"][];
            price: components["schemas"]["Money"];
            taxBasisPoints: number | null;
            unit: string | null;
            /** @description Null when the supplier does not count it. */
            stock: number | null;
            reorderLevel: number | null;
            location: string | null;
            status: components["schemas"]["ListingStatus"];
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        StatusCounts: {
            draft: number;
            active: number;
            paused: number;
            archived: number;
        };
        InventoryItemChange: {
            name?: string;
            price?: components["schemas"]["Money"];
            taxBasisPoints?: number | null;
            unit?: string | null;
            stock?: number | null;
            reorderLevel?: number | null;
            location?: string | null;
            status?: components["schemas"]["ListingStatus"];
        };
        /**
         * @description On the yacht at its berth, at the provider’s yard, or remote.
         * @enum {string}
         */
        PlaceKind: "berth" | "yard" | "remote";
        /** @enum {string} */
        CancellationPolicy: "flexible" | "moderate" | "strict";
        Service: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            category: string | null;
            departments: components["schemas"]["DepartmentSlug"][];
            price: components["schemas"]["Money"];
            taxBasisPoints: number | null;
            pricedPer: components["schemas"]["PricedPer"];
            unit: string | null;
            durationMinutes: number;
            /** @description How many units the duration is for; null: it does not depend on the quantity. */
            durationUnits: number | null;
            /** @description Where it is done. */
            placeKinds: components["schemas"]["PlaceKind"][];
            /** @description What the price includes, point by point. */
            included: string[];
            leadTimeHours: number;
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            status: components["schemas"]["ListingStatus"];
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ServiceChange: {
            name?: string;
            description?: string | null;
            price?: components["schemas"]["Money"];
            taxBasisPoints?: number | null;
            durationMinutes?: number;
            durationUnits?: number | null;
            placeKinds?: components["schemas"]["PlaceKind"][];
            included?: string[];
            leadTimeHours?: number;
            cancellationPolicy?: components["schemas"]["CancellationPolicy"];
            status?: components["schemas"]["ListingStatus"];
        };
        /** @description What an order is of. */
        DashboardItems: {
            firstItem: string;
            firstQuantity: number;
            /** @description How many different items. */
            lines: number;
        };
        /** @description Something that waits for the reader. */
        DashboardTask: {
            /**
             * @description What is to be done; `answer_time` is a proposed time of a booking, `answer_change` what a supplier offers instead.
             * @enum {string}
             */
            kind: "pay_order" | "answer_change" | "pay_booking" | "answer_time" | "answer_extra_work" | "confirm_order" | "dispatch_order" | "answer_booking";
            /** @description Of the order, the sub-order or the booking, as the page of this kind is opened. */
            id: components["schemas"]["Id"];
            number: string;
            /** @description What is booked. */
            service: string | null;
            ordered: components["schemas"]["DashboardItems"] | null;
            /** @description The other side. */
            otherSide: string;
            /**
             * Format: date-time
             * @description It can't be done later.
             */
            until: string | null;
            /**
             * Format: date
             * @description When the other side expects it.
             */
            expectedOn: string | null;
            amount: components["schemas"]["Money"] | null;
        };
        DashboardTasks: {
            total: number;
            /** @description The most urgent first. */
            items: components["schemas"]["DashboardTask"][];
        };
        /**
         * @description `time_proposed`: the provider asks for another time before confirming. `cancelled`: by an admin, or because the payment was lost.
         * @enum {string}
         */
        BookingStatus: "held" | "released" | "requested" | "time_proposed" | "confirmed" | "reschedule_proposed" | "in_progress" | "completed" | "no_show" | "disputed" | "declined" | "withdrawn" | "expired" | "cancelled_by_crew" | "cancelled_by_provider" | "cancelled";
        DashboardBooking: {
            id: components["schemas"]["Id"];
            number: string;
            status: components["schemas"]["BookingStatus"];
            serviceName: string;
            /** @description The other side; for a provider the yacht where it has a name. */
            otherSide: string;
            /** @description For its provider. */
            team: string | null;
            /** @description The port. */
            place: string | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @description Of the place (IANA). */
            timeZone: string;
        };
        /** @enum {string} */
        OrderStatus: "pending_payment" | "payment_expired" | "placed" | "partially_confirmed" | "confirmed" | "partially_fulfilled" | "fulfilled" | "completed" | "cancelled";
        DashboardOrder: {
            id: components["schemas"]["Id"];
            number: string;
            status: components["schemas"]["OrderStatus"];
            ordered: components["schemas"]["DashboardItems"];
            suppliers: string[];
            /**
             * Format: date
             * @description The next day on which something of it is expected.
             */
            expectedOn: string | null;
            /** @description As things stand: what was accepted, and what is still open as ordered. */
            total: components["schemas"]["Money"];
            /** Format: date-time */
            createdAt: string;
        };
        DashboardOrders: {
            total: number;
            items: components["schemas"]["DashboardOrder"][];
        };
        CrewDashboard: {
            tasks: components["schemas"]["DashboardTasks"];
            /** @description The next ones. */
            bookings: components["schemas"]["DashboardBooking"][];
            /** @description Under way, the next expected first. */
            orders: components["schemas"]["DashboardOrders"];
            /** @description The latest that was paid, to be ordered again. */
            lastOrder: components["schemas"]["DashboardOrder"] | null;
            /** @description Paid less refunded, by months of UTC. */
            spend: {
                month: string;
                amount: components["schemas"]["Money"];
                /** @description Of the whole month before. */
                before: components["schemas"]["Money"];
            };
            hasYacht: boolean;
        };
        /** @description What makes a vendor's listings live; all three do. */
        DashboardReadiness: {
            isLive: boolean;
            approved: boolean;
            onboardingComplete: boolean;
            canTakeCharges: boolean;
        };
        /** @description Listings of which little or nothing is left. */
        DashboardStock: {
            total: number;
            /** @description The least first. */
            items: {
                id: components["schemas"]["Id"];
                name: string;
                variant: string | null;
                stock: number;
                reorderLevel: number | null;
            }[];
        };
        DashboardSales: {
            /** @description The last 30 days of UTC, today included, in order. */
            days: {
                /** Format: date */
                on: string;
                /** @description Paid by buyers less refunds, before commission; below zero where more was refunded. */
                amountMinor: number;
            }[];
            /** @description Of these days. */
            total: components["schemas"]["Money"];
            /** @description Of the 30 days before them. */
            before: components["schemas"]["Money"];
            /** @description Owed to the vendor and not sent yet. */
            due: components["schemas"]["Money"];
        };
        SupplierDashboard: {
            readiness: components["schemas"]["DashboardReadiness"];
            toConfirm: components["schemas"]["DashboardTasks"];
            toDispatch: components["schemas"]["DashboardTasks"];
            lowStock: components["schemas"]["DashboardStock"];
            sales: components["schemas"]["DashboardSales"];
        };
        /**
         * @description `answer_due` is an order or booking whose time to be answered ends within eight hours; `chargeback` a payment that the buyer's bank
         *     disputes; `failed_job` work of the server that was given up, by its task.
         * @enum {string}
         */
        ExceptionKind: "answer_due" | "restricted_account" | "failed_transfer" | "dispute" | "chargeback" | "waiting_application" | "failed_job";
        DashboardException: {
            kind: components["schemas"]["ExceptionKind"];
            /** @description Of what is wrong; a job's is its task. */
            id: string;
            /** @description The number of the order or booking, the company, or the task. */
            subject: string;
            /** @description Whose it is, or why it failed. */
            detail: string | null;
            /** @description Whose page it is dealt with on. */
            sale: {
                /** @enum {string} */
                kind: "order" | "booking";
                id: components["schemas"]["Id"];
            } | null;
            /** Format: date-time */
            since: string;
            /**
             * Format: date-time
             * @description It can't be done later.
             */
            until: string | null;
            amount: components["schemas"]["Money"] | null;
            /** @description The admin who sees to it. */
            takenBy: string | null;
            /** @description Whether the reader does. */
            isMine: boolean;
        };
        AdminDashboard: {
            exceptions: {
                /** @description Of each kind that there is any of. */
                counts: {
                    kind: components["schemas"]["ExceptionKind"];
                    count: number;
                }[];
                /** @description The ten oldest of each kind. */
                items: components["schemas"]["DashboardException"][];
            };
            /** @description The last 30 days, today included, and what there is now. */
            market: {
                days: {
                    /** Format: date */
                    on: string;
                    amountMinor: number;
                }[];
                sales: components["schemas"]["Money"];
                /** @description Of the 30 days before them. */
                salesBefore: components["schemas"]["Money"];
                commission: components["schemas"]["Money"];
                liveVendors: number;
            };
        };
        ProviderDashboard: {
            readiness: components["schemas"]["DashboardReadiness"];
            toAnswer: components["schemas"]["DashboardTasks"];
            /**
             * Format: date
             * @description In the provider's own time zone.
             */
            today: string;
            /** Format: date */
            tomorrow: string;
            /** @description What is agreed for today and tomorrow, by start. */
            bookings: components["schemas"]["DashboardBooking"][];
            /** @description Working time of all teams in the next seven days that nothing takes yet; null without working hours. */
            freeMinutes: number | null;
            sales: components["schemas"]["DashboardSales"];
        };
        /** @enum {string} */
        VendorKind: "supplier" | "service_provider";
        /** @enum {string} */
        PaperKind: "registration" | "insurance" | "tax" | "other";
        Paper: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PaperKind"];
            fileName: string;
            mediaType: string;
            sizeBytes: number;
            /** Format: date-time */
            uploadedAt: string;
        };
        /**
         * @description What this user may do with the vendor now.
         * @enum {string}
         */
        VendorAction: "submit_application" | "pause" | "resume";
        Vendor: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["VendorKind"];
            status: components["schemas"]["VendorStatus"];
            tradingName: string | null;
            legalName: string | null;
            registrationNumber: string | null;
            vatNumber: string | null;
            street: string | null;
            postalCode: string | null;
            city: string | null;
            country: string | null;
            contactName: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
            about: string | null;
            logoUrl: string | null;
            ports: string[];
            skippedSteps: components["schemas"]["SkippableStep"][];
            version: number;
            application: {
                id: components["schemas"]["Id"];
                status: components["schemas"]["ApplicationStatus"];
                /** @description What was asked for, or why it was rejected. */
                note: string | null;
                /** Format: date-time */
                submittedAt: string | null;
                /** Format: date-time */
                decidedAt: string | null;
            };
            papers: components["schemas"]["Paper"][];
            /** @description All three make listings live. */
            conditions: {
                approved: boolean;
                onboardingComplete: boolean;
                canTakeCharges: boolean;
            };
            /** @description Whether its listings show in the storefront. */
            isLive: boolean;
            /** @description The commission on its sales. Null where it has no rate of its own: the rate of the market applies, which the configuration of the page contains. */
            commissionBasisPoints: number | null;
            actions: components["schemas"]["VendorAction"][];
        };
        VendorChange: {
            tradingName?: string | null;
            legalName?: components["schemas"]["CompanyText"];
            registrationNumber?: string | null;
            vatNumber?: string | null;
            street?: components["schemas"]["CompanyText"];
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
            contactName?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactPhone?: string | null;
            about?: string | null;
        };
        /**
         * @description What somebody may do at a vendor. A reader sees everything and changes nothing; an editor does the daily work; an owner also looks after
         *     the company, its payment account and its people.
         * @enum {string}
         */
        VendorRole: "owner" | "editor" | "reader";
        Colleague: {
            userId: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["VendorRole"];
            isYou: boolean;
            /** Format: date-time */
            since: string;
            /** @description What the reader may do with them now. The last owner stays one. */
            actions: ("change_role" | "remove")[];
        };
        Invitation: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            role: components["schemas"]["VendorRole"];
            /** @description A name. */
            invitedBy: string;
            /** Format: date-time */
            expiresAt: string;
            isExpired: boolean;
            actions: "withdraw"[];
        };
        /** @description Who was let in, changed or removed, and by whom. */
        ColleagueChange: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            act: "invite" | "withdraw_invitation" | "join" | "change_role" | "remove";
            /** @description A name. */
            by: string;
            /** @description A name, or the address of who was invited. */
            whom: string;
            role: components["schemas"]["VendorRole"];
            /** Format: date-time */
            at: string;
        };
        Colleagues: {
            members: components["schemas"]["Colleague"][];
            /** @description Those that wait, the latest first. */
            invitations: components["schemas"]["Invitation"][];
            /** @description The last twenty, the latest first. */
            history: components["schemas"]["ColleagueChange"][];
            actions: "invite"[];
        };
        ColleaguesAnswer: {
            /** @constant */
            status: true;
            message?: string;
            data: components["schemas"]["Colleagues"];
        };
        /** @description What the link of an invitation shows. */
        OpenInvitation: {
            company: string;
            kind: components["schemas"]["VendorKind"];
            /** @description A name. */
            invitedBy: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["VendorRole"];
            /** Format: date-time */
            expiresAt: string;
        };
        AdminActivity: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            act: "upload_list" | "import_list" | "verify_catalogue" | "complete_onboarding" | "open_payment_account" | "renew_payment_link" | "read_payment_account";
            /** @description The admin's name. */
            by: string;
            /** Format: date-time */
            at: string;
        };
        ApplicationSummary: {
            id: components["schemas"]["Id"];
            vendorId: components["schemas"]["Id"];
            kind: components["schemas"]["VendorKind"];
            tradingName: string | null;
            legalName: string | null;
            city: string | null;
            country: string | null;
            status: components["schemas"]["ApplicationStatus"];
            vendorStatus: components["schemas"]["VendorStatus"];
            /** Format: date-time */
            submittedAt: string | null;
            papers: number;
            listings: number;
        };
        ApplicationCounts: {
            draft: number;
            submitted: number;
            in_review: number;
            changes_requested: number;
            approved: number;
            rejected: number;
        };
        /** @description What VIES, the Union's register, says of a VAT number. */
        VatCheck: {
            /**
             * @description `unreachable`: asked, without an answer so far; it is asked again.
             * @enum {string}
             */
            state: "waiting" | "valid" | "invalid" | "unreachable";
            /**
             * Format: date-time
             * @description The last try.
             */
            checkedAt: string | null;
            /** @description Proves to a tax office that it was asked. */
            consultationNumber: string | null;
        };
        /** @enum {string} */
        ApplicationDecision: "take" | "approve" | "ask" | "reject";
        ApplicationDetail: {
            id: components["schemas"]["Id"];
            version: number;
            vendor: components["schemas"]["Vendor"];
            account: {
                name: string;
                email: string;
                /** Format: date-time */
                createdAt: string;
            };
            /** @description Null: there is no VAT number, or nobody asks VIES for it. */
            vatCheck: components["schemas"]["VatCheck"] | null;
            listings: number;
            /** @enum {string} */
            paymentAccount: "none" | "incomplete" | "pending" | "ready" | "refused";
            /** @description Oldest first. */
            history: {
                /** @enum {string} */
                process: "application" | "vendor";
                command: string;
                from: string;
                to: string;
                /** @description Whose act it was; null when nobody's. */
                by: string | null;
                note: string | null;
                /** Format: date-time */
                at: string;
            }[];
            /** @description What this admin may decide now. */
            actions: components["schemas"]["ApplicationDecision"][];
            vendorActions: ("suspend" | "reinstate")[];
        };
        /** @description Other fields may be sent; none of them sets a price or an owner. */
        CartAddition: {
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @default 1 */
            quantity: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description `not_available`: no longer offered; `too_few`: fewer in stock than wanted.
         * @enum {string}
         */
        CartProblem: "not_available" | "out_of_stock" | "too_few";
        CartLine: {
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            supplierId: components["schemas"]["Id"];
            name: string;
            category: string | null;
            departments: components["schemas"]["DepartmentSlug"][];
            variant: string | null;
            unit: string | null;
            quantity: number;
            unitPrice: components["schemas"]["Money"];
            /** @description What it cost when it was last looked at, where that changed. */
            previousUnitPrice: components["schemas"]["Money"] | null;
            /** @description What the listing says, or what is decided for the business that buys. */
            taxBasisPoints: number;
            lineTotal: components["schemas"]["Money"];
            stock: number | null;
            problem: components["schemas"]["CartProblem"] | null;
        };
        NamedVendor: {
            id: components["schemas"]["Id"];
            name: string;
            logoUrl: string | null;
        };
        /** @enum {string} */
        DeliveryKind: "berth" | "collection" | "courier";
        /** @description The slugs of the ports it reaches, or where things are collected; null: every port. */
        PortsReached: string[] | null;
        /** @description How many days it takes from the supplier’s confirmation. */
        DeliveryDays: {
            from: number;
            to: number;
        };
        DeliveryMethod: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DeliveryKind"];
            name: string;
            details: string | null;
            cost: components["schemas"]["Money"];
            ports: components["schemas"]["PortsReached"];
            days: components["schemas"]["DeliveryDays"] | null;
        };
        /** @description Where one supplier’s part goes when it is not where the rest goes. */
        DeliveryElsewhere: {
            /** @description The slug of a port. */
            port: string;
            address: string;
        };
        CartSupplier: {
            supplier: components["schemas"]["NamedVendor"];
            deliveryMethods: components["schemas"]["DeliveryMethod"][];
            /** @description The chosen one, or the cheapest that reaches the port; null where none reaches it. */
            deliveryMethodId: components["schemas"]["Id"] | null;
            /** @description Where this supplier’s part goes instead of where the rest goes. */
            elsewhere: components["schemas"]["DeliveryElsewhere"] | null;
            /** @description What is missing to decide the tax for the business that buys; while there is something, this part cannot be bought. */
            taxUndecided: ("seller_country" | "seller_vat_registration" | "seller_taxed_at_destination" | "buyer_country" | "buyer_status" | "buyer_vat_id" | "buyer_vat_id_of_another_state" | "place" | "rate_at_place" | "importer")[];
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            delivery: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        /**
         * @description What the buyer wants where a supplier cannot send everything: to be asked first, what there is, or nothing from that supplier. Null, which nobody chose, is `ask`.
         * @enum {string|null}
         */
        IfIncomplete: "ask" | "send" | "cancel" | null;
        BillTo: {
            /** @enum {string} */
            status: "private" | "business";
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            vatId: string | null;
            /** @description A yacht used commercially on the high seas. */
            usedCommercially: boolean;
            /** @description For whom the invoice is made out; an order needs it with street and city. */
            companyName?: string | null;
            street?: string | null;
            postalCode?: string | null;
            city?: string | null;
        };
        CartDetails: {
            yachtId: components["schemas"]["Id"] | null;
            /** @description The slug of a port. */
            port: string | null;
            berth: string | null;
            contact: string | null;
            /** Format: date-time */
            arrivesFrom: string | null;
            /** Format: date-time */
            arrivesUntil: string | null;
            /** Format: date */
            latestUsefulOn: string | null;
            /** @description What the suppliers are to know before they confirm. */
            noteToSupplier: string | null;
            ifIncomplete: components["schemas"]["IfIncomplete"];
            /** @description The business that buys; null: bought privately. */
            billTo: components["schemas"]["BillTo"] | null;
            poNumber: string | null;
            costCentre: string | null;
        };
        /** @description An order of theirs that waits for its payment. */
        OpenOrder: {
            id: components["schemas"]["Id"];
            number: string;
            total: components["schemas"]["Money"];
            /** Format: date-time */
            expiresAt: string;
        };
        Cart: {
            /** @description The sum of the quantities. */
            totalItems: number;
            lines: components["schemas"]["CartLine"][];
            savedLines: components["schemas"]["CartLine"][];
            /** @description In the order in which their first line was added. */
            suppliers: components["schemas"]["CartSupplier"][];
            details: components["schemas"]["CartDetails"];
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            delivery: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            version: number;
            /** @description The Idempotency-Key for buying exactly this: the same in every tab. */
            checkoutKey: string;
            canCheckOut: boolean;
            openOrder: components["schemas"]["OpenOrder"] | null;
        };
        CartAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Cart"];
        };
        CartSummaryAnswer: {
            /** @constant */
            status: true;
            data: {
                totalItems: number;
                subtotal: components["schemas"]["Money"];
                tax: components["schemas"]["Money"];
                delivery: components["schemas"]["Money"];
                total: components["schemas"]["Money"];
            };
        };
        /** @description Other fields may be sent; none of them sets a price or an owner. */
        CartLineChange: {
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            quantity?: number;
            /** @description Kept for another time: not counted and not bought. */
            savedForLater?: boolean;
        } & {
            [key: string]: unknown;
        };
        CartLineKey: {
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
        };
        /** @description What is left out stays as it is. */
        CartDetailsChange: {
            yachtId?: components["schemas"]["Id"] | null;
            port?: string | null;
            berth?: string | null;
            contact?: string | null;
            /** Format: date-time */
            arrivesFrom?: string | null;
            /** Format: date-time */
            arrivesUntil?: string | null;
            /** Format: date */
            latestUsefulOn?: string | null;
            noteToSupplier?: string | null;
            ifIncomplete?: components["schemas"]["IfIncomplete"];
            /** @description The business that buys, with its name, street and city; null: bought privately. What is wrong is named as `billTo/vatId`. */
            billTo?: components["schemas"]["BillTo"] | null;
            /** @description Keeps `billTo` for the cart’s yacht, whose next cart and booking begin with it. */
            rememberBillTo?: boolean;
            /** @description The buyer’s own number of the order, for its invoice. */
            poNumber?: string | null;
            /** @description Where the buyer books it, for its invoice. */
            costCentre?: string | null;
            deliveries?: {
                supplierId: components["schemas"]["Id"];
                deliveryMethodId?: components["schemas"]["Id"];
                elsewhere?: components["schemas"]["DeliveryElsewhere"] | null;
            }[];
        };
        MergeAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: {
                cart: components["schemas"]["Cart"];
                left: {
                    inventoryId: components["schemas"]["Id"];
                    productId: components["schemas"]["Id"];
                    reason: components["schemas"]["CartProblem"];
                }[];
            };
        };
        CheckoutRequest: {
            /** @description What the buyer looked at: another one is refused with CART_CHANGED. */
            cartVersion: number;
            /** @description What the buyer was shown. Compared, never charged: the server computes the total itself. */
            expectedTotal: components["schemas"]["Money"];
        };
        CheckoutAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: {
                orderId: components["schemas"]["Id"];
                number: string;
                total: components["schemas"]["Money"];
                /**
                 * Format: date-time
                 * @description Until then the stock is reserved.
                 */
                expiresAt: string;
                /**
                 * Format: uri
                 * @description The payment provider’s page; null while the provider is away: see `payOrder`.
                 */
                paymentUrl: string | null;
            };
        };
        CartFilling: {
            lines: {
                inventoryId: components["schemas"]["Id"];
                productId: components["schemas"]["Id"];
                quantity: number;
            }[];
        };
        /**
         * @description `fewer`: not as many as wanted, with what the cart had; `not_available`: no longer offered; `cart_full`: a cart holds 500 lines.
         * @enum {string}
         */
        FillOutcome: "added" | "fewer" | "out_of_stock" | "not_available" | "cart_full";
        LineBefore: {
            /** @description How many the cart had of it; 0: none. */
            quantity: number;
            savedForLater: boolean;
        };
        FilledLine: {
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            name: string;
            variant: string | null;
            supplierName: string | null;
            wanted: number;
            added: number;
            outcome: components["schemas"]["FillOutcome"];
            /** @description What one costs today; null when it is no longer offered. */
            unitPrice: components["schemas"]["Money"] | null;
            /** @description What one cost then, where it costs something else today. */
            previousUnitPrice: components["schemas"]["Money"] | null;
            before: components["schemas"]["LineBefore"];
        };
        FilledCart: {
            cart: components["schemas"]["Cart"];
            /** @description In the order in which they were asked for. */
            lines: components["schemas"]["FilledLine"][];
        };
        FilledCartAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["FilledCart"];
        };
        CartRestoring: {
            /** @description Of the cart that was answered when it was filled. */
            cartVersion: number;
            lines: {
                inventoryId: components["schemas"]["Id"];
                productId: components["schemas"]["Id"];
                quantity: number;
                savedForLater: boolean;
            }[];
        };
        ShoppingListSummary: {
            id: components["schemas"]["Id"];
            name: string;
            isFavourites: boolean;
            lineCount: number;
            /** Format: date-time */
            updatedAt: string;
        };
        ShoppingListsAnswer: {
            /** @constant */
            status: true;
            data: {
                items: components["schemas"]["ShoppingListSummary"][];
            };
        };
        ShoppingListNaming: {
            name: string;
        };
        ShoppingListOffer: {
            inventoryId: components["schemas"]["Id"];
            supplierId: components["schemas"]["Id"];
            supplierName: string;
            variant: string | null;
            unit: string | null;
            unitPrice: components["schemas"]["Money"];
            stock: number | null;
        };
        ShoppingListLine: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @description The offer that was chosen; null: the best of the day. */
            inventoryId: components["schemas"]["Id"] | null;
            name: string;
            brand: string | null;
            partNumber: string | null;
            /** @description Of the chosen offer. */
            variant: string | null;
            quantity: number;
            /** @description What it would be bought from now; null when nothing can be had. */
            offer: components["schemas"]["ShoppingListOffer"] | null;
        };
        ShoppingList: {
            id: components["schemas"]["Id"];
            name: string;
            isFavourites: boolean;
            /** @description By name. */
            lines: components["schemas"]["ShoppingListLine"][];
        };
        ShoppingListAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["ShoppingList"];
        };
        ReadShoppingListAnswer: {
            /** @constant */
            status: true;
            data: components["schemas"]["ShoppingList"];
        };
        ShoppingListDoneAnswer: {
            /** @constant */
            status: true;
            message: string;
        };
        ShoppingListLines: {
            lines: {
                productId: components["schemas"]["Id"];
                inventoryId: components["schemas"]["Id"] | null;
                quantity: number;
            }[];
        };
        ShoppingListBuying: {
            /** @description Left out: the whole list. */
            lineIds?: components["schemas"]["Id"][];
        };
        Favourites: {
            productIds: components["schemas"]["Id"][];
        };
        FavouritesAnswer: {
            /** @constant */
            status: true;
            data: components["schemas"]["Favourites"];
        };
        FavouriteSetting: {
            productId: components["schemas"]["Id"];
            isFavourite: boolean;
        };
        FavouritesDoneAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Favourites"];
        };
        PartSearch: {
            partNumbers: string[];
        };
        PartOffer: {
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            name: string;
            brand: string | null;
            partNumber: string | null;
            sku: string | null;
            variant: string | null;
            unit: string | null;
            supplierId: components["schemas"]["Id"];
            supplierName: string;
            unitPrice: components["schemas"]["Money"];
            stock: number | null;
        };
        PartsFound: {
            items: {
                /** @description As it was sent. */
                partNumber: string;
                /** @description In stock first, then by price. */
                offers: components["schemas"]["PartOffer"][];
            }[];
        };
        PartSearchAnswer: {
            /** @constant */
            status: true;
            data: components["schemas"]["PartsFound"];
        };
        /** @enum {string} */
        SubOrderStatus: "reserved" | "released" | "pending_confirmation" | "change_proposed" | "confirmed" | "preparing" | "dispatched" | "ready_for_collection" | "delivered" | "disputed" | "completed" | "returned" | "declined" | "cancelled" | "expired";
        OrderRow: {
            id: components["schemas"]["Id"];
            number: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string | null;
            buyerName: string;
            yachtName: string | null;
            /** @description As ordered. */
            total: components["schemas"]["Money"];
            /** @description As things stand: what was accepted, and what is still open as ordered. */
            due: components["schemas"]["Money"];
            /**
             * Format: date
             * @description The next day on which something of it is expected.
             */
            expectedOn: string | null;
            items: number;
            firstItem: string;
            /** @description How many of the first item. */
            firstQuantity: number;
            /** @description How many different items. */
            lines: number;
            suppliers: {
                name: string;
                status: components["schemas"]["SubOrderStatus"];
            }[];
        };
        /** @description Where it is to go, until when it is of use, what its suppliers are to know, and for whom the invoice is made out. */
        Place: {
            yachtName: string | null;
            /** @description The name of the port. */
            port: string | null;
            /** @description The IANA zone of the port, in which its times are said; null without a port. */
            portTimeZone: string | null;
            berth: string | null;
            contact: string | null;
            /** Format: date-time */
            arrivesFrom: string | null;
            /** Format: date-time */
            arrivesUntil: string | null;
            /** Format: date */
            latestUsefulOn: string | null;
            /** @description What the buyer wants the suppliers to know. */
            noteToSupplier: string | null;
            ifIncomplete: components["schemas"]["IfIncomplete"];
            /** @description The business that bought; null: bought privately. */
            billTo: components["schemas"]["BillTo"] | null;
            /** @description Null: there is no VAT number, or nobody asks VIES for it. */
            vatCheck: components["schemas"]["VatCheck"] | null;
            /** @description The buyer’s own number of the order. */
            poNumber: string | null;
            /** @description Where the buyer books it. */
            costCentre: string | null;
        };
        OrderSums: {
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            delivery: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        /** @enum {string} */
        PaymentStatus: "created" | "processing" | "requires_action" | "failed" | "expired" | "authorized" | "voided" | "captured" | "partially_refunded" | "refunded" | "disputed" | "won" | "lost";
        OrderLine: {
            id: components["schemas"]["Id"];
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            name: string;
            variant: string | null;
            sku: string | null;
            unit: string | null;
            unitPrice: components["schemas"]["Money"];
            taxBasisPoints: number;
            /** @description Why a business is charged no tax; null otherwise. */
            taxReason: string | null;
            quantity: number;
            /** @description What comes of it, at which price; null until the supplier answered. */
            accepted: {
                quantity: number;
                unitPrice: components["schemas"]["Money"];
                lineTotal: components["schemas"]["Money"];
            } | null;
            substitute: string | null;
            lineTotal: components["schemas"]["Money"];
        };
        OrderedElsewhere: {
            /** @description The port’s name. */
            port: string;
            portTimeZone: string;
            address: string;
        };
        Proposal: {
            message: string;
            /** Format: date */
            readyOn: string | null;
            lines: {
                lineId: components["schemas"]["Id"];
                quantity: number;
                unitPrice: components["schemas"]["Money"];
                substitute: string | null;
            }[];
            /** @description What the sub-order would come to; never more than was authorised for it. */
            total: components["schemas"]["Money"];
        };
        /**
         * @description `refund` is asked for with refundSubOrder; all others with actOnSubOrder.
         * @enum {string}
         */
        SubOrderAction: "confirm" | "decline" | "propose_change" | "accept_change" | "refuse_change" | "start_preparing" | "dispatch" | "mark_ready" | "mark_delivered" | "change_date" | "confirm_receipt" | "cancel" | "dispute" | "settle_dispute" | "accept_return" | "refund";
        SubOrder: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            number: string;
            supplier: components["schemas"]["NamedVendor"];
            status: components["schemas"]["SubOrderStatus"];
            lines: components["schemas"]["OrderLine"][];
            deliveryKind: components["schemas"]["DeliveryKind"];
            deliveryName: string;
            /** @description What the supplier’s delivery method said when it was ordered. */
            deliveryDays: components["schemas"]["DeliveryDays"] | null;
            /** @description Where it goes instead of where the rest of the order goes. */
            elsewhere: components["schemas"]["OrderedElsewhere"] | null;
            /** @description As ordered, like the three that follow. */
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            delivery: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            /** @description What is to be paid for it as things stand: as accepted, or as ordered while that is open. */
            due: components["schemas"]["OrderSums"];
            /** @description Of what is due, less what refunds gave back of it. For the supplier and admins. */
            commission: components["schemas"]["Money"] | null;
            /** @description What the supplier gets: `afterRefunds` less `commission`. For the supplier and admins. */
            share: components["schemas"]["Money"] | null;
            refunded: components["schemas"]["Money"];
            /** @description The total that is due, less what was refunded. */
            afterRefunds: components["schemas"]["Money"];
            /** @description The most that can be given back now; null where nothing can. For admins. */
            refundable: components["schemas"]["Money"] | null;
            /** Format: date-time */
            answerBy: string | null;
            note: string | null;
            proposal: components["schemas"]["Proposal"] | null;
            /**
             * Format: date
             * @description When it is expected on board, or can be collected; every confirmed sub-order has one.
             */
            readyOn: string | null;
            tracking: string | null;
            /** @description Where it can be followed, an https address. */
            trackingUrl: string | null;
            /** Format: date-time */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description While it is accepted and not charged yet, when it is at the latest; nothing is dispatched or handed over before.
             */
            chargedBy: string | null;
            /**
             * Format: date-time
             * @description When it completes by itself.
             */
            completesAt: string | null;
            /** @description What this user may do now. */
            actions: components["schemas"]["SubOrderAction"][];
            version: number;
        };
        TimelineEntry: {
            /** Format: date-time */
            at: string;
            subOrderId: components["schemas"]["Id"] | null;
            supplierName: string | null;
            /** @enum {string} */
            process: "order" | "sub_order" | "payment" | "transfer";
            /** @description The step that was taken. */
            command: string;
            /** @description The state it came to. */
            status: string;
            /** @enum {string} */
            by: "you" | "buyer" | "supplier" | "admin" | "system" | "provider";
            /** @description Whoever did it, where it is somebody else whose name the reader may know. */
            byName: string | null;
            note: string | null;
        };
        /** @enum {string} */
        LedgerKind: "capture" | "refund" | "transfer" | "reversal";
        /** @description What one entry of the double-entry ledger does for one sale; `cash` is what `commission` and `vendorDue` come to. */
        LedgerLine: {
            entryId: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["LedgerKind"];
            /** @description Of the purchase, an order or a booking. */
            orderId: components["schemas"]["Id"];
            orderNumber: string;
            /** @description Of the sale, which `saleKind` names. */
            subOrderId: components["schemas"]["Id"];
            subOrderNumber: string;
            /** @enum {string} */
            saleKind: "sub_order" | "booking" | "supplement";
            vendorName: string;
            buyerName: string;
            /** @description What came in from the buyer, or went out to the vendor or back: below zero when it went out. */
            cash: components["schemas"]["Money"];
            /** @description Earned by the market; below zero when given back. Not for buyers. */
            commission: components["schemas"]["Money"] | null;
            /** @description By how much more, or less, is due to the vendor. Not for buyers. */
            vendorDue: components["schemas"]["Money"] | null;
            memo: string;
        };
        /** @enum {string} */
        OrderAction: "pay" | "give_up" | "cancel";
        Order: {
            id: components["schemas"]["Id"];
            number: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            placedAt: string | null;
            /**
             * Format: date-time
             * @description While it waits for its payment.
             */
            expiresAt: string | null;
            buyerName: string;
            place: components["schemas"]["Place"];
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            delivery: components["schemas"]["Money"];
            /** @description As ordered, like the three before it. */
            total: components["schemas"]["Money"];
            /** @description What is due for its sub-orders together. */
            due: components["schemas"]["OrderSums"];
            paid: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            /** @description The total that is due, less what was refunded. */
            afterRefunds: components["schemas"]["Money"];
            payment: {
                status: components["schemas"]["PaymentStatus"];
                declineMessage: string | null;
            };
            subOrders: components["schemas"]["SubOrder"][];
            timeline: components["schemas"]["TimelineEntry"][];
            ledger: components["schemas"]["LedgerLine"][];
            actions: components["schemas"]["OrderAction"][];
            version: number;
        };
        /**
         * @description `to_answer`: pending_confirmation, change_proposed; `returns`: with a return that waits for the supplier; `to_send`: confirmed, preparing; `on_the_way`: dispatched, ready_for_collection, delivered, disputed; `done`: completed; `closed`: declined, cancelled, expired, returned.
         * @enum {string}
         */
        SubOrderTab: "to_answer" | "returns" | "to_send" | "on_the_way" | "done" | "closed";
        SupplierOrderRow: {
            id: components["schemas"]["Id"];
            number: string;
            status: components["schemas"]["SubOrderStatus"];
            /** Format: date-time */
            placedAt: string | null;
            /** Format: date-time */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description While a return of it waits for the supplier.
             */
            returnAnswerBy: string | null;
            buyerName: string;
            yachtName: string | null;
            port: string | null;
            /** Format: date */
            latestUsefulOn: string | null;
            total: components["schemas"]["Money"];
            acceptedTotal: components["schemas"]["Money"] | null;
            items: number;
            firstItem: string;
            /** @description How many of the first item. */
            firstQuantity: number;
            /** @description How many different items. */
            lines: number;
            actions: components["schemas"]["SubOrderAction"][];
            version: number;
        };
        SupplierOrder: {
            orderId: components["schemas"]["Id"];
            orderNumber: string;
            /** Format: date-time */
            placedAt: string | null;
            buyerName: string;
            place: components["schemas"]["Place"];
            subOrder: components["schemas"]["SubOrder"];
            timeline: components["schemas"]["TimelineEntry"][];
            ledger: components["schemas"]["LedgerLine"][];
        };
        /** @enum {string} */
        SubOrderStep: "confirm" | "decline" | "propose_change" | "accept_change" | "refuse_change" | "start_preparing" | "dispatch" | "mark_ready" | "mark_delivered" | "change_date" | "confirm_receipt" | "cancel" | "dispute" | "settle_dispute" | "accept_return";
        /** @description With `confirm`: what is accepted, where that is not all. A line left out is accepted whole. */
        ConfirmedLines: {
            lineId: components["schemas"]["Id"];
            quantity: number;
        }[];
        ProposalGiven: {
            message: string;
            /** Format: date */
            readyOn?: string | null;
            lines?: {
                lineId: components["schemas"]["Id"];
                quantity: number;
                unitPriceMinor: number;
                substitute?: string | null;
            }[];
        };
        SubOrderActRequest: {
            action: components["schemas"]["SubOrderStep"];
            /** @description The reason: needed to decline, cancel or dispute. */
            note?: string | null;
            lines?: components["schemas"]["ConfirmedLines"];
            /**
             * Format: date
             * @description When it is expected on board, or can be collected: with `confirm`, where without it the day is counted from the delivery method, and with `change_date`.
             */
            readyOn?: string | null;
            /** @description With `dispatch`. */
            tracking?: string | null;
            /** @description With `dispatch`. */
            trackingUrl?: string | null;
            proposal?: components["schemas"]["ProposalGiven"];
        };
        /**
         * @description `withdrawal`: a private buyer withdraws from the contract, without a reason.
         * @enum {string}
         */
        ReturnKind: "complaint" | "withdrawal";
        /** @enum {string} */
        ReturnStatus: "requested" | "part_proposed" | "rejected" | "accepted" | "sent_back" | "received" | "escalated" | "refunded" | "dismissed" | "withdrawn" | "closed";
        /** @enum {string} */
        ReturnReason: "damaged" | "wrong_item" | "not_as_described" | "not_needed" | "other";
        /**
         * @description Send it back for what was paid, or keep it for less.
         * @enum {string}
         */
        ReturnWish: "refund" | "price_reduction";
        /** @enum {string} */
        ReturnCommand: "request" | "accept" | "propose_part" | "reject" | "accept_part" | "refuse_part" | "send_back" | "receive" | "refund" | "escalate" | "withdraw" | "decide" | "expire" | "write";
        /** @enum {string} */
        ReturnDoer: "you" | "buyer" | "supplier" | "admin" | "system";
        ReturnEntry: {
            /** Format: date-time */
            at: string;
            command: components["schemas"]["ReturnCommand"];
            status: components["schemas"]["ReturnStatus"];
            by: components["schemas"]["ReturnDoer"];
            note: string | null;
        };
        ReturnFile: {
            id: components["schemas"]["Id"];
            name: string;
            mediaType: string;
            sizeBytes: number;
            /** Format: date-time */
            addedAt: string;
            by: components["schemas"]["ReturnDoer"];
        };
        /** @enum {string} */
        ReturnAction: "accept" | "propose_part" | "reject" | "accept_part" | "refuse_part" | "send_back" | "receive" | "refund" | "escalate" | "withdraw" | "decide" | "write" | "add_file";
        Return: {
            id: components["schemas"]["Id"];
            subOrderId: components["schemas"]["Id"];
            /** @description Of the sub-order. */
            number: string;
            kind: components["schemas"]["ReturnKind"];
            status: components["schemas"]["ReturnStatus"];
            reason: components["schemas"]["ReturnReason"] | null;
            note: string | null;
            wanted: components["schemas"]["ReturnWish"];
            lines: {
                lineId: components["schemas"]["Id"];
                name: string;
                quantity: number;
            }[];
            most: components["schemas"]["Money"];
            requested: components["schemas"]["Money"];
            /** @description As proposed, agreed or decided. */
            agreed: components["schemas"]["Money"] | null;
            /** @description What goes back, once that is decided; null until then, and where nothing was left to refund. */
            refunded: components["schemas"]["Money"] | null;
            goodsComeBack: boolean;
            instructions: string | null;
            tracking: string | null;
            /**
             * Format: date-time
             * @description When it goes on by itself.
             */
            answerBy: string | null;
            /** Format: date-time */
            createdAt: string;
            history: components["schemas"]["ReturnEntry"][];
            files: components["schemas"]["ReturnFile"][];
            /** @description What the reader may do now. */
            actions: components["schemas"]["ReturnAction"][];
            version: number;
        };
        Returnable: {
            /** Format: date-time */
            until: string;
            lines: {
                lineId: components["schemas"]["Id"];
                name: string;
                /** @description How many are left to return. */
                quantity: number;
                /** @description What one comes to with tax. */
                unit: components["schemas"]["Money"];
            }[];
            /** @description What all of it comes to, with tax and delivery. */
            most: components["schemas"]["Money"];
            /** @description Whether the buyer may withdraw from the contract without a reason. */
            canWithdraw: boolean;
        };
        ReturnsOfSubOrder: {
            items: components["schemas"]["Return"][];
            /** @description For the buyer: what can still be returned; null when nothing can. */
            returnable: components["schemas"]["Returnable"] | null;
        };
        ReturnLineGiven: {
            lineId: components["schemas"]["Id"];
            quantity: number;
        };
        ReturnRequest: {
            kind: components["schemas"]["ReturnKind"];
            lines: components["schemas"]["ReturnLineGiven"][];
            /** @description Required, but for a withdrawal. */
            reason?: components["schemas"]["ReturnReason"] | null;
            note?: string | null;
            wanted: components["schemas"]["ReturnWish"];
            /** @description With `price_reduction`: how much is to go back. */
            amount?: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        ReturnStep: "accept" | "propose_part" | "reject" | "accept_part" | "refuse_part" | "send_back" | "receive" | "refund" | "escalate" | "withdraw" | "decide" | "write";
        ReturnActRequest: {
            action: components["schemas"]["ReturnStep"];
            /** @description Shown to both sides. Required to propose a part, reject, refuse, ask the admin, decide or write. */
            note?: string | null;
            /** @description With `propose_part` and `decide`: what goes back, with tax. */
            amount?: components["schemas"]["Money"] | null;
            /** @description With `accept` and `propose_part`: whether the goods are to be sent back; without it, as the buyer wished. */
            goodsComeBack?: boolean;
            /** @description With `accept` and `propose_part`: where and how to send it. */
            instructions?: string | null;
            /** @description With `send_back`. */
            tracking?: string | null;
            /** @description With `receive`: whether the goods are on sale again. */
            putBackInStock?: boolean;
        };
        /** @description What the emailed page shows to whoever holds its link. */
        LinkedSubOrder: {
            orderNumber: string;
            /** Format: date-time */
            placedAt: string | null;
            buyerName: string;
            place: components["schemas"]["Place"];
            subOrder: components["schemas"]["SubOrder"];
            /** Format: date-time */
            expiresAt: string;
        };
        /**
         * @description `to_pay`: held until it is paid. `to_answer`: somebody’s answer is awaited.
         * @enum {string}
         */
        BookingTab: "to_pay" | "to_answer" | "upcoming" | "in_progress" | "disputed" | "done" | "closed";
        BookingRow: {
            id: components["schemas"]["Id"];
            number: string;
            status: components["schemas"]["BookingStatus"];
            serviceId: components["schemas"]["Id"];
            serviceName: string;
            providerName: string;
            buyerName: string;
            yachtName: string | null;
            /** @description The name of the port. */
            port: string | null;
            /** @description Not for buyers. */
            teamName: string | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            timeZone: string;
            /** @description With the extra work that was accepted. */
            total: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When what is awaited lapses.
             */
            waitsUntil: string | null;
            /**
             * @description Whose step is awaited.
             * @enum {string|null}
             */
            waitsFor: "buyer" | "provider" | "admin" | null;
        };
        BookingCounts: {
            to_pay: number;
            to_answer: number;
            upcoming: number;
            in_progress: number;
            disputed: number;
            done: number;
            closed: number;
        };
        BookingGiven: {
            serviceId: components["schemas"]["Id"];
            placeKind: components["schemas"]["PlaceKind"];
            /** @description The slug of a port; null for remote work. */
            port: string | null;
            quantity: number;
            /** Format: date-time */
            startsAt: string;
            expectedTotal: components["schemas"]["Money"];
            yachtId?: components["schemas"]["Id"] | null;
            berth?: string | null;
            contact?: string | null;
            /** Format: date */
            latestUsefulOn?: string | null;
            note?: string | null;
            /** @description Without it a private person, taxed where the work is done. */
            billTo?: components["schemas"]["BillTo"] | null;
        };
        BookingCreated: {
            bookingId: components["schemas"]["Id"];
            number: string;
            /**
             * Format: date-time
             * @description Until then the time is held.
             */
            expiresAt: string;
            /**
             * Format: uri
             * @description Null: the payment provider is away; payBooking asks again.
             */
            paymentUrl: string | null;
            total: components["schemas"]["Money"];
        };
        BookingPlace: {
            kind: components["schemas"]["PlaceKind"];
            /** @description The name of the port. */
            port: string | null;
            portSlug: string | null;
            berth: string | null;
            yachtName: string | null;
            contact: string | null;
            /** Format: date */
            latestUsefulOn: string | null;
        };
        /** @description What cancelling now would give back. */
        Cancellation: {
            /**
             * Format: date-time
             * @description Until then everything goes back.
             */
            freeUntil: string;
            refund: components["schemas"]["Money"];
            kept: components["schemas"]["Money"];
        };
        BookingProposal: {
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @enum {string} */
            by: "buyer" | "provider";
            message: string | null;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @enum {string} */
        SupplementStatus: "proposed" | "pending_payment" | "paid" | "declined" | "withdrawn" | "expired";
        /** @enum {string} */
        SupplementAction: "accept" | "pay" | "decline" | "withdraw";
        Supplement: {
            id: components["schemas"]["Id"];
            number: string;
            description: string;
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            status: components["schemas"]["SupplementStatus"];
            /** Format: date-time */
            proposedAt: string;
            /**
             * Format: date-time
             * @description Until when it waits for an answer or its payment; null: it does not wait.
             */
            expiresAt: string | null;
            refunded: components["schemas"]["Money"];
            /** @description For admins; null where nothing can be given back. */
            refundable: components["schemas"]["Money"] | null;
            actions: components["schemas"]["SupplementAction"][];
        };
        BookingFile: {
            id: string;
            name: string;
            mediaType: string;
            sizeBytes: number;
            /** Format: date-time */
            addedAt: string;
            /** @enum {string} */
            by: "you" | "buyer" | "provider" | "admin";
        };
        BookingTimelineEntry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            process: "booking" | "supplement" | "payment" | "transfer";
            /** @description The step that was taken. */
            command: string;
            /** @description The state it came to. */
            status: string;
            /** @enum {string} */
            by: "you" | "buyer" | "service_provider" | "admin" | "system" | "provider";
            byName: string | null;
            note: string | null;
        };
        /** @enum {string} */
        BookingAction: "pay" | "give_up" | "withdraw" | "confirm" | "decline" | "propose_time" | "accept_time" | "refuse_time" | "assign_team" | "cancel" | "start" | "report_no_show" | "confirm_completion" | "dispute" | "settle_dispute" | "uphold_dispute" | "propose_supplement" | "add_file" | "refund";
        Booking: {
            id: components["schemas"]["Id"];
            number: string;
            status: components["schemas"]["BookingStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            requestedAt: string | null;
            /**
             * Format: date-time
             * @description While it is held: until when it can be paid.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description While the provider’s answer is awaited.
             */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description When it completes by itself.
             */
            completesAt: string | null;
            buyerName: string;
            /** @description Null: a private person. */
            billTo: components["schemas"]["BillTo"] | null;
            /** @description Null: there is no VAT number, or nobody asks VIES for it. */
            vatCheck: components["schemas"]["VatCheck"] | null;
            provider: components["schemas"]["NamedVendor"];
            serviceId: components["schemas"]["Id"];
            /** @description As it was sold. */
            serviceName: string;
            pricedPer: components["schemas"]["PricedPer"];
            unit: string | null;
            quantity: number;
            /** @description Not for buyers. */
            teamId: components["schemas"]["Id"] | null;
            teamName: string | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @description The IANA zone in which its times are shown. */
            timeZone: string;
            wholeDays: boolean;
            place: components["schemas"]["BookingPlace"];
            /** @description What the buyer wants the provider to know. */
            note: string | null;
            /** @description The last word with a decision: why it was declined, cancelled or disputed. */
            answer: string | null;
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            /** @description For its buyer, while they may cancel. */
            cancellation: components["schemas"]["Cancellation"] | null;
            unitPrice: components["schemas"]["Money"];
            taxBasisPoints: number;
            /** @description Why no tax is charged. */
            taxReason: string | null;
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            /** @description Not for buyers. */
            commission: components["schemas"]["Money"] | null;
            /** @description What the provider gets; not for buyers. */
            share: components["schemas"]["Money"] | null;
            /** @description For admins; null where nothing can be given back. */
            refundable: components["schemas"]["Money"] | null;
            payment: {
                status: components["schemas"]["PaymentStatus"];
                declineMessage: string | null;
            } | null;
            proposal: components["schemas"]["BookingProposal"] | null;
            supplements: components["schemas"]["Supplement"][];
            files: components["schemas"]["BookingFile"][];
            timeline: components["schemas"]["BookingTimelineEntry"][];
            ledger: components["schemas"]["LedgerLine"][];
            /** @description What the reader may do now. */
            actions: components["schemas"]["BookingAction"][];
            version: number;
        };
        BookingActRequest: {
            /** @enum {string} */
            action: "withdraw" | "confirm" | "decline" | "propose_time" | "accept_time" | "refuse_time" | "assign_team" | "cancel" | "start" | "report_no_show" | "confirm_completion" | "dispute" | "settle_dispute" | "uphold_dispute";
            note?: string | null;
            /**
             * Format: date-time
             * @description With `propose_time`.
             */
            startsAt?: string;
            /** @description With `assign_team`, the team that comes instead, at the same time. With a provider’s `confirm` or `propose_time`; without it any free team, the present one first. */
            teamId?: components["schemas"]["Id"] | null;
            /** @description With a buyer’s `cancel`, what was shown. */
            expectedRefund?: components["schemas"]["Money"];
        };
        SupplementGiven: {
            description: string;
            /** @description Before tax, which has the rate of the booking. */
            amount: components["schemas"]["Money"];
        };
        LinkedBooking: {
            booking: components["schemas"]["Booking"];
            /**
             * Format: date-time
             * @description When the link ends.
             */
            expiresAt: string;
            /** @description The next free times that could be proposed instead. */
            slots: components["schemas"]["Slot"][];
        };
        CrewCalendarEntry: {
            /** @enum {string} */
            kind: "booking" | "delivery";
            /** @description Of the booking or the order. */
            id: components["schemas"]["Id"];
            title: string;
            detail: string | null;
            status: string;
            /** Format: date-time */
            startsAt: string | null;
            /** Format: date-time */
            endsAt: string | null;
            /**
             * Format: date
             * @description Of a delivery.
             */
            on: string | null;
            timeZone: string | null;
        };
        /** @description A time of day on the clock of the port: `08:30`; `24:00` ends a day. */
        ClockTime: string;
        Interval: {
            from: components["schemas"]["ClockTime"];
            until: components["schemas"]["ClockTime"];
        };
        WeekDay: {
            /** @description 1: Monday. */
            weekday: number;
            intervals: components["schemas"]["Interval"][];
        };
        ScheduleException: {
            /** Format: date */
            on: string;
            /** @description Instead of the weekday’s; none: closed. */
            intervals: components["schemas"]["Interval"][];
            note: string | null;
        };
        TravelTime: {
            /** @description The slug of a port that the provider serves. */
            port: string;
            minutes: number;
        };
        Team: {
            id: components["schemas"]["Id"];
            name: string;
        };
        TimeOff: {
            id: components["schemas"]["Id"];
            /** @description Null: every team. */
            teamId: components["schemas"]["Id"] | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            note: string | null;
        };
        Schedule: {
            /** @description Of the provider’s first port: for remote work, time off and the calendar. Hours at a port are on that port’s clock. */
            timeZone: string;
            /** @description Seven days, Monday first; without any interval nothing can be booked. */
            hours: components["schemas"]["WeekDay"][];
            exceptions: components["schemas"]["ScheduleException"][];
            noticeHours: number;
            horizonDays: number;
            bufferBeforeMinutes: number;
            bufferAfterMinutes: number;
            travel: components["schemas"]["TravelTime"][];
            teams: components["schemas"]["Team"][];
            /** @description What is not over yet. */
            timeOff: components["schemas"]["TimeOff"][];
            /** @description 0: nothing was saved yet. */
            version: number;
        };
        ScheduleGiven: {
            hours: components["schemas"]["WeekDay"][];
            exceptions: components["schemas"]["ScheduleException"][];
            noticeHours: number;
            horizonDays: number;
            bufferBeforeMinutes: number;
            bufferAfterMinutes: number;
            travel: components["schemas"]["TravelTime"][];
        };
        ServiceSchedule: {
            serviceId: components["schemas"]["Id"];
            /** @description Null, here and below: as the provider has it. */
            hours: components["schemas"]["WeekDay"][] | null;
            noticeHours: number | null;
            horizonDays: number | null;
            bufferBeforeMinutes: number | null;
            bufferAfterMinutes: number | null;
            /** @description Which teams do it; none named: any. */
            teamIds: components["schemas"]["Id"][];
            /** @description 0: nothing was saved yet. */
            version: number;
        };
        ServiceScheduleGiven: {
            hours: components["schemas"]["WeekDay"][] | null;
            noticeHours: number | null;
            horizonDays: number | null;
            bufferBeforeMinutes: number | null;
            bufferAfterMinutes: number | null;
            teamIds: components["schemas"]["Id"][];
        };
        TeamGiven: {
            id?: components["schemas"]["Id"];
            name: string;
        };
        TimeOffGiven: {
            teamId: components["schemas"]["Id"] | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            note?: string | null;
        };
        ProviderCalendarEntry: {
            /** @enum {string} */
            kind: "booking" | "proposal" | "time_off" | "busy";
            bookingId: components["schemas"]["Id"] | null;
            /** @description What is booked; null: no booking. */
            serviceId: components["schemas"]["Id"] | null;
            timeOffId: components["schemas"]["Id"] | null;
            /** @description Null: every team. */
            teamId: components["schemas"]["Id"] | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /**
             * Format: date-time
             * @description With travel and buffer.
             */
            blockedFrom: string;
            /** Format: date-time */
            blockedUntil: string;
            title: string;
            /** @description Yacht and port, or the calendar it is from. */
            detail: string | null;
            status: components["schemas"]["BookingStatus"] | null;
            /** @description Whether the provider may propose another time for it now. */
            mayMove: boolean;
        };
        ProviderCalendar: {
            timeZone: string;
            teams: components["schemas"]["Team"][];
            /** @description The working hours of these days. */
            open: components["schemas"]["Slot"][];
            entries: components["schemas"]["ProviderCalendarEntry"][];
        };
        OutsideCalendar: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Null: from a file. */
            address: string | null;
            teamId: components["schemas"]["Id"] | null;
            /** Format: date-time */
            lastReadAt: string | null;
            busyCount: number;
            /** @description Why it could not be read the last time, for people. */
            failure: string | null;
        };
        OutsideCalendarGiven: {
            name: string;
            /** Format: uri */
            address: string;
            teamId?: components["schemas"]["Id"] | null;
        };
        CalendarFeed: {
            id: components["schemas"]["Id"];
            withDetails: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastReadAt: string | null;
        };
        LedgerFigures: {
            /** @description Captured from buyers. */
            paid: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            commission: components["schemas"]["Money"] | null;
            /** @description Owed to vendors and not sent yet. */
            due: components["schemas"]["Money"] | null;
            /** @description Sent to vendors, without what came back. */
            sent: components["schemas"]["Money"] | null;
        };
        /** @description Of UTC. */
        Month: string;
        /** @description A month of a vendor as the ledger has it. What was due at its beginning, and what came and went in it, are what is due at its end. */
        Statement: {
            month: components["schemas"]["Month"];
            /** @description Due to the vendor when the month began. */
            opening: components["schemas"]["Money"];
            /** @description Paid by buyers. */
            sales: components["schemas"]["Money"];
            /** @description Paid back to buyers. */
            refunds: components["schemas"]["Money"];
            /** @description Kept by the market, less what refunds gave back; below zero when they gave back more. */
            commission: components["schemas"]["Money"];
            /** @description Transfers to the vendor. */
            sent: components["schemas"]["Money"];
            /** @description Transfers that were taken back for refunds. */
            returned: components["schemas"]["Money"];
            /** @description Due to the vendor when the month ended, or now. */
            closing: components["schemas"]["Money"];
        };
        /** @enum {string} */
        InvoiceKind: "invoice" | "credit_note";
        /** @enum {string} */
        SaleKind: "sub_order" | "booking" | "supplement";
        /** @description A document that was issued; it is never changed. Names are those that it carries. */
        Invoice: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["InvoiceKind"];
            number: string;
            /** Format: date-time */
            issuedAt: string;
            purchaseId: components["schemas"]["Id"];
            purchaseNumber: string;
            saleId: components["schemas"]["Id"];
            saleNumber: string;
            saleKind: components["schemas"]["SaleKind"];
            vendorName: string;
            buyerName: string;
            total: components["schemas"]["Money"];
            /** @description Of a credit note, the number of the invoice that it corrects. */
            corrects: string | null;
        };
        SaleInvoices: {
            saleId: components["schemas"]["Id"];
            saleNumber: string;
            saleKind: components["schemas"]["SaleKind"];
            vendorName: string;
            /**
             * @description Quayside issues in the vendor's name, unless the vendor sends its own.
             * @enum {string}
             */
            issuedBy: "quayside" | "vendor";
            /**
             * @description What the invoice waits for, `issue` being the moment it takes. Null when it is there, or when there will be none.
             * @enum {string|null}
             */
            awaits: "payment" | "completion" | "issue" | null;
            /** @description The invoice, then its credit notes. */
            documents: components["schemas"]["Invoice"][];
        };
        PurchaseInvoices: {
            sales: components["schemas"]["SaleInvoices"][];
        };
        /** @description Where a yacht’s orders went and may go again; a berth or an address, and not both. */
        YachtPlace: {
            name: string;
            /** @description The slug of a port. */
            port: string;
            berth: string | null;
            address: string | null;
        };
        Yacht: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The slug of a port. */
            port: string | null;
            berth: string | null;
            /** @description The business for which it was bought last, where that was to be remembered. */
            billTo: components["schemas"]["BillTo"] | null;
            /** @description Saved berths and addresses, in their order. */
            places: components["schemas"]["YachtPlace"][];
            version: number;
        };
        YachtGiven: {
            name: string;
            port?: string | null;
            berth?: string | null;
            /** @description The business to begin with next time; null forgets it. */
            billTo?: components["schemas"]["BillTo"] | null;
        };
        DeliveryMethodGiven: {
            /** @description Of one that is there; without it another is added. */
            id?: components["schemas"]["Id"] | null;
            kind: components["schemas"]["DeliveryKind"];
            name: string;
            details?: string | null;
            cost: components["schemas"]["Money"];
            ports?: components["schemas"]["PortsReached"];
            days?: components["schemas"]["DeliveryDays"] | null;
        };
        LedgerProof: {
            entries: number;
            postings: number;
            /** @description Of all postings: zero. */
            sumMinor: number;
            /** @description Entries that do not sum to zero: none. */
            unbalanced: number;
            cash: components["schemas"]["Money"];
            /** @description Commission and dues together: equal to `cash`. */
            owed: components["schemas"]["Money"];
        };
        Department: {
            slug: components["schemas"]["DepartmentSlug"];
            name: string;
            /** @description One sentence, what one finds there. */
            lead: string;
        };
        MarketPort: {
            slug: string;
            name: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /** @description An IANA time zone. */
            timeZone: string;
            /** @description Degrees, WGS 84. */
            latitude: number;
            /** @description Degrees, WGS 84. */
            longitude: number;
        };
        MarketOverview: {
            departments: components["schemas"]["Department"][];
            ports: components["schemas"]["MarketPort"][];
            figures: {
                /** @description Crew members with a proved address. */
                crew: number;
                suppliers: number;
                serviceProviders: number;
                ports: number;
            };
        };
        PublicListing: {
            /** @enum {string} */
            kind: "product" | "service";
            id: components["schemas"]["Id"];
            /** @description The cheapest offer of a product. */
            inventoryId: components["schemas"]["Id"] | null;
            name: string;
            detail: string | null;
            category: string | null;
            departments: components["schemas"]["DepartmentSlug"][];
            price: components["schemas"]["Money"];
            /** @description What the price is for: `piece`, `hour`, `m²`. */
            priceFor: string | null;
            vendor: {
                id: components["schemas"]["Id"];
                name: string;
                logoUrl: string | null;
            };
            ports: string[];
            /** @description Whether it can be had. Null for a service. */
            inStock: boolean | null;
            /** @description Can be had, though no supplier counts one in stock: one asks for availability. False for a service. */
            isUncounted: boolean;
            /** @description How many suppliers have it. */
            offerCount: number;
        };
        /** @description How many each choice would find beside the other choices made. */
        Facets: {
            kinds: {
                /** @enum {string} */
                value: "product" | "service";
                count: number;
            }[];
            departments: {
                value: components["schemas"]["DepartmentSlug"];
                count: number;
            }[];
            categories: {
                value: string;
                count: number;
            }[];
            vendors: {
                id: components["schemas"]["Id"];
                name: string;
                count: number;
            }[];
            ports: {
                slug: string;
                name: string;
                count: number;
            }[];
            inStock: number;
            price: {
                from: components["schemas"]["Money"];
                to: components["schemas"]["Money"];
            } | null;
        };
        VisitorCart: {
            totalItems: number;
            lines: components["schemas"]["CartLine"][];
            suppliers: components["schemas"]["CartSupplier"][];
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            delivery: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        VisitorCartAnswer: {
            /** @constant */
            status: true;
            data: components["schemas"]["VisitorCart"];
        };
        Port: {
            slug: string;
            name: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /** @description An IANA time zone. */
            timeZone: string;
        };
        Offer: {
            inventoryId: components["schemas"]["Id"];
            supplier: components["schemas"]["NamedVendor"];
            /** @description The supplier’s own words. */
            name: string;
            variant: string | null;
            sku: string | null;
            price: components["schemas"]["Money"];
            taxBasisPoints: number;
            priceFor: string | null;
            /** @description Null: the supplier does not count it, and has it. */
            stock: number | null;
            inStock: boolean;
            ports: components["schemas"]["Port"][];
            deliveryMethods: components["schemas"]["DeliveryMethod"][];
        };
        ProductDetail: {
            id: components["schemas"]["Id"];
            name: string;
            brand: string | null;
            partNumber: string | null;
            barcode: string | null;
            description: string | null;
            category: string | null;
            departments: components["schemas"]["DepartmentSlug"][];
            /** @description What can be had first, then the cheapest; empty while nobody offers it. */
            offers: components["schemas"]["Offer"][];
            /** @description More of its kind. */
            others: components["schemas"]["PublicListing"][];
        };
        ServiceCard: {
            id: components["schemas"]["Id"];
            name: string;
            category: string | null;
            departments: components["schemas"]["DepartmentSlug"][];
            price: components["schemas"]["Money"];
            pricedPer: components["schemas"]["PricedPer"];
            unit: string | null;
            durationMinutes: number;
            provider: components["schemas"]["NamedVendor"];
            ports: components["schemas"]["Port"][];
            placeKinds: components["schemas"]["PlaceKind"][];
            /**
             * Format: date-time
             * @description Null while nothing is free within the horizon.
             */
            nextStartsAt: string | null;
            nextTimeZone: string | null;
        };
        MarketService: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            /** @description What the price includes, point by point. */
            included: string[];
            category: string | null;
            departments: components["schemas"]["DepartmentSlug"][];
            provider: components["schemas"]["NamedVendor"];
            /** @description What the provider says of itself. */
            about: string | null;
            price: components["schemas"]["Money"];
            taxBasisPoints: number;
            pricedPer: components["schemas"]["PricedPer"];
            unit: string | null;
            durationMinutes: number;
            /** @description How many units the duration is for; null: it does not depend on the quantity. */
            durationUnits: number | null;
            leadTimeHours: number;
            cancellationPolicy: components["schemas"]["CancellationPolicy"];
            placeKinds: components["schemas"]["PlaceKind"][];
            ports: components["schemas"]["Port"][];
            /** @description Whether the provider has working hours. */
            isBookable: boolean;
            /** @description More of the provider’s and of its kind. */
            others: components["schemas"]["PublicListing"][];
        };
        Slots: {
            /** @description The IANA zone of the port, in which days are counted. */
            timeZone: string;
            durationMinutes: number;
            /** @description Work of several days: a slot is its first day’s start to its last day’s end. */
            wholeDays: boolean;
            /** @description So long before its start it has to be booked: the longer of the provider’s notice and the service’s lead time. */
            noticeHours: number;
            price: components["schemas"]["SlotPrice"];
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day that was looked at.
             */
            until: string;
            days: {
                /** Format: date */
                date: string;
                slots: components["schemas"]["Slot"][];
            }[];
            /**
             * Format: date-time
             * @description The first free time from now on within the horizon, also where these days have none.
             */
            nextStartsAt: string | null;
        };
        ExchangeRate: {
            currency: string;
            /** @description How many units of the market’s currency one unit is worth, as a decimal. */
            rate: string;
            /** Format: date */
            asOf: string;
        };
        /** @description Id of a flow of the site. */
        FlowName: string;
        /** @description Id of a state of it: `onboarding.catalogue.verifying`. */
        FlowStateName: string;
        FlowArrival: {
            flow: components["schemas"]["FlowName"];
            state: components["schemas"]["FlowStateName"];
            /** Format: date-time */
            at: string;
        };
        FlowDeparture: {
            flow: components["schemas"]["FlowName"];
            state: components["schemas"]["FlowStateName"];
            to: components["schemas"]["FlowStateName"];
            /** @description How long the visit took. */
            seconds: number;
            /** Format: date-time */
            at: string;
        };
        FlowStateFigures: {
            state: components["schemas"]["FlowStateName"];
            /** @description Visits that began. */
            came: number;
            /** @description Visits that led on to another state. */
            wentOn: number;
            /** @description Half of those that went on took no longer; null where nobody did. */
            medianSeconds: number | null;
            /** @description Nine of ten took no longer. */
            slowSeconds: number | null;
            /** @description Where they went on to, the most first. */
            to: {
                state: components["schemas"]["FlowStateName"];
                count: number;
            }[];
        };
        FlowFigures: {
            flow: components["schemas"]["FlowName"];
            /**
             * Format: date
             * @description First day that is counted (UTC).
             */
            from: string;
            /**
             * Format: date
             * @description Last day that is counted.
             */
            to: string;
            states: components["schemas"]["FlowStateFigures"][];
        };
    };
    responses: {
        /** @description The request is not of the documented form. */
        Validation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please check the marked fields.",
                 *       "error": {
                 *         "code": "VALIDATION",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *         "details": {
                 *           "fields": [
                 *             {
                 *               "field": "email",
                 *               "message": "must be an email address",
                 *               "rule": "format"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is larger than this operation takes. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "That is more than we can take at once.",
                 *       "error": {
                 *         "code": "BODY_TOO_LARGE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The content type is not one this operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This kind of content is not accepted here.",
                 *       "error": {
                 *         "code": "UNSUPPORTED_MEDIA_TYPE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many tries. `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Too many tries. Please wait 30 seconds and try again.",
                 *       "error": {
                 *         "code": "TOO_MANY_REQUESTS",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *         "details": {
                 *           "retryAfterSeconds": 30
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault of ours. It is logged under the request id. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Something went wrong on our side. Nothing was changed; please try again.",
                 *       "error": {
                 *         "code": "INTERNAL",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something this needs is away for a moment. `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "We are briefly unavailable. Nothing was lost; please try again in a moment.",
                 *       "error": {
                 *         "code": "UNAVAILABLE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *         "details": {
                 *           "retryAfterSeconds": 5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no session, or it has ended. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Authentication required",
                 *       "error": {
                 *         "code": "UNAUTHENTICATED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The session may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please enter the code we emailed to you first.",
                 *       "error": {
                 *         "code": "NOT_VERIFIED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "We could not find that.",
                 *       "error": {
                 *         "code": "NOT_FOUND",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The payment provider does not open this account. */
        PaymentAccountRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "The payment provider does not open this account. Please write to us.",
                 *       "error": {
                 *         "code": "PAYMENT_ACCOUNT_REFUSED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is nothing in the file. */
        FileRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This file is empty. Please choose another.",
                 *       "error": {
                 *         "code": "FILE_EMPTY",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The state of the import, or its key, does not allow that. */
        ImportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This key was used for other lines.",
                 *       "error": {
                 *         "code": "KEY_USED_OTHERWISE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Some line can’t be taken. */
        LinesRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Prices have to be in EUR here.",
                 *       "error": {
                 *         "code": "CURRENCY_NOT_ACCEPTED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nothing is imported yet. */
        NothingImported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Nothing is imported yet.",
                 *       "error": {
                 *         "code": "NOTHING_IMPORTED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something is still to be done before. */
        OnboardingIncomplete: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Some steps are still open.",
                 *       "error": {
                 *         "code": "ONBOARDING_INCOMPLETE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *         "details": {
                 *           "missing": [
                 *             "payment-account"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Its present state does not allow that. */
        NotAllowedNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "That cannot be done now.",
                 *       "error": {
                 *         "code": "NOT_ALLOWED_NOW",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It was changed since, by somebody else or in another tab. */
        ChangedElsewhere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This was changed elsewhere in the meantime. Please look at it again.",
                 *       "error": {
                 *         "code": "CHANGED_ELSEWHERE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not everything is staged, something the vendor has to say is missing, or it is over. */
        CommitRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Some lines have not arrived yet. Please try again.",
                 *       "error": {
                 *         "code": "BATCHES_MISSING",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The 30 days are over. */
        UndoExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "An import can be taken back for 30 days. These are over.",
                 *       "error": {
                 *         "code": "UNDO_EXPIRED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The picture is larger than 10 MB. */
        PictureTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This picture is larger than 10 MB. Please choose a smaller one.",
                 *       "error": {
                 *         "code": "PICTURE_TOO_LARGE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file is no picture we can read. */
        PictureUnreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This file is not a picture we can read. JPEG, PNG, WebP, AVIF and GIF work.",
                 *       "error": {
                 *         "code": "PICTURE_NOT_AN_IMAGE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file is empty, none of the kinds we take, or a picture with too many pixels. */
        PaperNotAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please send a PDF, JPEG, PNG or WebP.",
                 *       "error": {
                 *         "code": "PAPER_NOT_ACCEPTED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The link does not open anything any more. */
        LinkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This link was used already.",
                 *       "error": {
                 *         "code": "LINK_USED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something is missing, or it was sent already. */
        ApplicationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please add what is missing first.",
                 *       "error": {
                 *         "code": "APPLICATION_INCOMPLETE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *         "details": {
                 *           "missing": [
                 *             "legalName"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It cannot be had, or not as many. */
        CartRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "There are only 3 of these.",
                 *       "error": {
                 *         "code": "NOT_ENOUGH_STOCK",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *         "details": {
                 *           "available": 3
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A way of delivery that is not offered. */
        DeliveryGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This way of delivery is no longer offered. Please choose another.",
                 *       "error": {
                 *         "code": "DELIVERY_NOT_OFFERED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A yacht or port that is not known here. */
        PlaceRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "We do not know this port.",
                 *       "error": {
                 *         "code": "PLACE_UNKNOWN",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The cart cannot be bought as it is. */
        CheckoutRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Somebody was faster. Please look at your cart again.",
                 *       "error": {
                 *         "code": "NOT_ENOUGH_STOCK",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The cart has changed in between. */
        CartChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Your cart has changed. Please look at it again.",
                 *       "error": {
                 *         "code": "CART_CHANGED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The order does not wait for a payment. */
        OrderRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This order is not waiting for a payment.",
                 *       "error": {
                 *         "code": "ORDER_NOT_OPEN",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Its present state does not allow that, or what is proposed is dearer. */
        SubOrderRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "That cannot be done now.",
                 *       "error": {
                 *         "code": "NOT_ALLOWED_NOW",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It can't be returned any more, or the key belongs to another return. */
        ReturnRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "That cannot be done now.",
                 *       "error": {
                 *         "code": "NOT_ALLOWED_NOW",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The time cannot be held as it was asked for. */
        BookingRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Somebody else took this time. Please choose another.",
                 *       "error": {
                 *         "code": "SLOT_TAKEN",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *         "details": {
                 *           "nearestSlots": [
                 *             {
                 *               "startsAt": "2026-12-03T12:30:00.000Z",
                 *               "endsAt": "2026-12-03T16:30:00.000Z"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It does not wait for a payment. */
        PurchaseNotOpen: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This booking is not waiting for a payment.",
                 *       "error": {
                 *         "code": "ORDER_NOT_OPEN",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The booking’s present state, its key, or the time asked for does not allow that. */
        BookingActRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "That cannot be done now.",
                 *       "error": {
                 *         "code": "NOT_ALLOWED_NOW",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something is on then. */
        PeriodOccupied: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "There is a booking or other time off then.",
                 *       "error": {
                 *         "code": "PERIOD_OCCUPIED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *         "details": {
                 *           "bookings": [
                 *             {
                 *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60",
                 *               "number": "B-10001",
                 *               "serviceName": "Diesel engine service",
                 *               "startsAt": "2026-12-03T08:00:00.000Z",
                 *               "endsAt": "2026-12-03T12:00:00.000Z"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The calendar cannot be read. */
        CalendarRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This is not a calendar that we can read.",
                 *       "error": {
                 *         "code": "CALENDAR_UNREADABLE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A cost in another currency. */
        DeliveryRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Prices have to be in EUR here.",
                 *       "error": {
                 *         "code": "CURRENCY_NOT_ACCEPTED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description More than was paid, or the key belongs to another refund. */
        RefundRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "That is more than was paid and not given back yet.",
                 *       "error": {
                 *         "code": "REFUND_TOO_LARGE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The service is not done there, or not in this quantity. */
        ServiceNotOffered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This service is not offered in that port.",
                 *       "error": {
                 *         "code": "SLOT_NOT_OFFERED",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara.lindqvist@example.com",
                 *       "password": "seven knots to windward",
                 *       "firstName": "Mara",
                 *       "lastName": "Lindqvist",
                 *       "role": "crew_member"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["NewPassword"];
                    firstName: components["schemas"]["PersonName"];
                    lastName: components["schemas"]["PersonName"];
                    role: components["schemas"]["SignUpRole"];
                    company?: components["schemas"]["Company"];
                    /**
                     * @description The token of a colleague's invitation to this address: once the address is proved, the account works for that company instead of
                     *     one of its own.
                     */
                    invitation?: string;
                };
            };
        };
        responses: {
            /** @description Pending until the code is proved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "We have sent a six-digit code to mara.lindqvist@example.com.",
                     *       "data": {
                     *         "user": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "email": "mara.lindqvist@example.com",
                     *           "firstName": "Mara",
                     *           "lastName": "Lindqvist",
                     *           "name": "Mara Lindqvist",
                     *           "role": "crew_member",
                     *           "status": "pending",
                     *           "secondFactor": "off",
                     *           "phone": null,
                     *           "timeZone": "UTC",
                     *           "profilePictureUrl": null,
                     *           "notifications": {
                     *             "ordersByEmail": true,
                     *             "bookingsByEmail": true,
                     *             "documentsByEmail": true,
                     *             "newsByEmail": false
                     *           },
                     *           "crewProfile": null,
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         },
                     *         "token": "pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is among the commonest. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "This password is among the first that anyone would try. Please choose another.",
                     *       "error": {
                     *         "code": "PASSWORD_TOO_COMMON",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara.lindqvist@example.com",
                 *       "password": "seven knots to windward"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: string;
                    signInLink?: components["schemas"]["LinkToken"];
                    secondFactor?: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        responses: {
            /** @description Signed in. A pending user still has to prove the code. */
            200: {
                headers: {
                    /** @description The `device` cookie (HttpOnly, for this path alone) by which this device is known to have signed in before. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Welcome back, Mara.",
                     *       "data": {
                     *         "user": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "email": "mara.lindqvist@example.com",
                     *           "firstName": "Mara",
                     *           "lastName": "Lindqvist",
                     *           "name": "Mara Lindqvist",
                     *           "role": "crew_member",
                     *           "status": "active",
                     *           "secondFactor": "off",
                     *           "phone": "+34 600 000 000",
                     *           "timeZone": "Europe/Madrid",
                     *           "profilePictureUrl": "/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b",
                     *           "notifications": {
                     *             "ordersByEmail": true,
                     *             "bookingsByEmail": true,
                     *             "documentsByEmail": true,
                     *             "newsByEmail": false
                     *           },
                     *           "crewProfile": {
                     *             "position": "Chief stewardess",
                     *             "yachtName": "Halcyon Tide",
                     *             "nationality": "SE",
                     *             "about": null,
                     *             "licences": [
                     *               {
                     *                 "name": "STCW Basic Safety",
                     *                 "number": "SE-44120",
                     *                 "expiresOn": "2028-04-30"
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         },
                     *         "token": "pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Validation"];
            /** @description No account fits (which of the two is wrong is not said), or its second factor is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "Please confirm that it’s you.",
                     *       "error": {
                     *         "code": "SECOND_FACTOR_NEEDED",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "details": {
                     *           "secondFactors": [
                     *             "authenticator",
                     *             "recovery_code"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description So many wrong tries came from elsewhere that this device has to bring the link we email to the address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "Someone has tried many passwords for this address. Open the link we’ve emailed you, and sign in there.",
                     *       "error": {
                     *         "code": "SIGN_IN_LINK_NEEDED",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The emailed link is not of this address, too old, or was used. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "This link has expired.",
                     *       "error": {
                     *         "code": "LINK_EXPIRED",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is worth nothing from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Signed out."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482913"
                 *     }
                 */
                "application/json": {
                    code?: string;
                    link?: components["schemas"]["LinkToken"];
                };
            };
        };
        responses: {
            /** @description The address is proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Welcome aboard, Mara.",
                     *       "data": {
                     *         "user": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "email": "mara.lindqvist@example.com",
                     *           "firstName": "Mara",
                     *           "lastName": "Lindqvist",
                     *           "name": "Mara Lindqvist",
                     *           "role": "crew_member",
                     *           "status": "active",
                     *           "secondFactor": "off",
                     *           "phone": "+34 600 000 000",
                     *           "timeZone": "Europe/Madrid",
                     *           "profilePictureUrl": "/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b",
                     *           "notifications": {
                     *             "ordersByEmail": true,
                     *             "bookingsByEmail": true,
                     *             "documentsByEmail": true,
                     *             "newsByEmail": false
                     *           },
                     *           "crewProfile": {
                     *             "position": "Chief stewardess",
                     *             "yachtName": "Halcyon Tide",
                     *             "nationality": "SE",
                     *             "about": null,
                     *             "licences": [
                     *               {
                     *                 "name": "STCW Basic Safety",
                     *                 "number": "SE-44120",
                     *                 "expiresOn": "2028-04-30"
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            /** @description The code was used already, or another sign-up proved this address first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "This code was used already. Please ask for a new one.",
                     *       "error": {
                     *         "code": "CODE_USED",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The code is too old, or was tried too often; the link is too old, or of another address. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "This code has expired. Please ask for a new one.",
                     *       "error": {
                     *         "code": "CODE_EXPIRED",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That isn’t the code we sent. 4 tries left.",
                     *       "error": {
                     *         "code": "CODE_WRONG",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "details": {
                     *           "triesLeft": 4
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "We have sent a new code to mara.lindqvist@example.com.",
                     *       "data": {
                     *         "resendAfterSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            /** @description When another may be asked for. */
                            resendAfterSeconds: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The address is proved already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "Your address is confirmed already.",
                     *       "error": {
                     *         "code": "CODE_USED",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara.lindqvist@example.com"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description If the address has an account, a link is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "If mara.lindqvist@example.com has an account, a link is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM",
                 *       "password": "eight bells and all is well"
                 *     }
                 */
                "application/json": {
                    token: string;
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description The new password is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your new password is set. Please sign in with it."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            /** @description The link is wrong, too old, or was used. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "This link was used already. Please ask for a new one.",
                     *       "error": {
                     *         "code": "RESET_LINK_USED",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is among the commonest. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "This password is among the first that anyone would try. Please choose another.",
                     *       "error": {
                     *         "code": "PASSWORD_TOO_COMMON",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "seven knots to windward",
                 *       "newPassword": "eight bells and all is well"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                    newPassword: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description The new password is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your password is changed. Other devices are signed out."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The current password is wrong, or the new one is among the commonest. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That is not your current password.",
                     *       "error": {
                     *         "code": "PASSWORD_WRONG",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest use first; a person has few, so there are no pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "device": "Firefox on Windows",
                     *             "current": true,
                     *             "createdAt": "2026-11-20T08:30:00.000Z",
                     *             "lastSeenAt": "2026-11-20T09:12:00.000Z",
                     *             "expiresAt": "2026-12-20T09:12:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["Session"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every session but this one has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Signed out on 2 other devices."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description That session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "That device is signed out."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session's own user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Settings retrieved.",
                     *       "data": {
                     *         "user": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "email": "mara.lindqvist@example.com",
                     *           "firstName": "Mara",
                     *           "lastName": "Lindqvist",
                     *           "name": "Mara Lindqvist",
                     *           "role": "crew_member",
                     *           "status": "active",
                     *           "secondFactor": "off",
                     *           "phone": "+34 600 000 000",
                     *           "timeZone": "Europe/Madrid",
                     *           "profilePictureUrl": "/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b",
                     *           "notifications": {
                     *             "ordersByEmail": true,
                     *             "bookingsByEmail": true,
                     *             "documentsByEmail": true,
                     *             "newsByEmail": false
                     *           },
                     *           "crewProfile": {
                     *             "position": "Chief stewardess",
                     *             "yachtName": "Halcyon Tide",
                     *             "nationality": "SE",
                     *             "about": "Ten seasons in the western Mediterranean.",
                     *             "licences": [
                     *               {
                     *                 "name": "STCW Basic Safety",
                     *                 "number": "SE-44120",
                     *                 "expiresOn": "2028-04-30"
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Mara",
                 *       "lastName": "Lindqvist",
                 *       "phone": "+34 600 000 000",
                 *       "timeZone": "Europe/Madrid"
                 *     }
                 */
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description The settings as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your settings are saved.",
                     *       "data": {
                     *         "user": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "email": "mara.lindqvist@example.com",
                     *           "firstName": "Mara",
                     *           "lastName": "Lindqvist",
                     *           "name": "Mara Lindqvist",
                     *           "role": "crew_member",
                     *           "status": "active",
                     *           "secondFactor": "off",
                     *           "phone": "+34 600 000 000",
                     *           "timeZone": "Europe/Madrid",
                     *           "profilePictureUrl": "/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b",
                     *           "notifications": {
                     *             "ordersByEmail": true,
                     *             "bookingsByEmail": true,
                     *             "documentsByEmail": true,
                     *             "newsByEmail": false
                     *           },
                     *           "crewProfile": {
                     *             "position": "Chief stewardess",
                     *             "yachtName": "Halcyon Tide",
                     *             "nationality": "SE",
                     *             "about": "Ten seasons in the western Mediterranean.",
                     *             "licences": [
                     *               {
                     *                 "name": "STCW Basic Safety",
                     *                 "number": "SE-44120",
                     *                 "expiresOn": "2028-04-30"
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    profilePicture: string;
                };
            };
        };
        responses: {
            /** @description The settings with the new picture's address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your picture is saved.",
                     *       "data": {
                     *         "user": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "email": "mara.lindqvist@example.com",
                     *           "firstName": "Mara",
                     *           "lastName": "Lindqvist",
                     *           "name": "Mara Lindqvist",
                     *           "role": "crew_member",
                     *           "status": "active",
                     *           "secondFactor": "off",
                     *           "phone": "+34 600 000 000",
                     *           "timeZone": "Europe/Madrid",
                     *           "profilePictureUrl": "/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b",
                     *           "notifications": {
                     *             "ordersByEmail": true,
                     *             "bookingsByEmail": true,
                     *             "documentsByEmail": true,
                     *             "newsByEmail": false
                     *           },
                     *           "crewProfile": {
                     *             "position": "Chief stewardess",
                     *             "yachtName": "Halcyon Tide",
                     *             "nationality": "SE",
                     *             "about": "Ten seasons in the western Mediterranean.",
                     *             "licences": [
                     *               {
                     *                 "name": "STCW Basic Safety",
                     *                 "number": "SE-44120",
                     *                 "expiresOn": "2028-04-30"
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "This picture is larger than 10 MB. Please choose a smaller one.",
                     *       "error": {
                     *         "code": "PICTURE_TOO_LARGE",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The file is not a picture we can read, or has too many pixels. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "This file is not a picture we can read. JPEG, PNG, WebP, AVIF and GIF work.",
                     *       "error": {
                     *         "code": "PICTURE_NOT_AN_IMAGE",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings without a picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your picture is removed.",
                     *       "data": {
                     *         "user": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "email": "mara.lindqvist@example.com",
                     *           "firstName": "Mara",
                     *           "lastName": "Lindqvist",
                     *           "name": "Mara Lindqvist",
                     *           "role": "crew_member",
                     *           "status": "active",
                     *           "secondFactor": "off",
                     *           "phone": "+34 600 000 000",
                     *           "timeZone": "Europe/Madrid",
                     *           "profilePictureUrl": null,
                     *           "notifications": {
                     *             "ordersByEmail": true,
                     *             "bookingsByEmail": true,
                     *             "documentsByEmail": true,
                     *             "newsByEmail": false
                     *           },
                     *           "crewProfile": {
                     *             "position": "Chief stewardess",
                     *             "yachtName": "Halcyon Tide",
                     *             "nationality": "SE",
                     *             "about": "Ten seasons in the western Mediterranean.",
                     *             "licences": [
                     *               {
                     *                 "name": "STCW Basic Safety",
                     *                 "number": "SE-44120",
                     *                 "expiresOn": "2028-04-30"
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is asked for in addition to the password, if anything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "secondFactor": {
                     *           "state": "on",
                     *           "authenticatorSince": "2026-11-20T09:15:00.000Z",
                     *           "recoveryCodesLeft": 10,
                     *           "passkeys": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Bridge laptop",
                     *               "createdAt": "2026-11-20T09:20:00.000Z",
                     *               "lastUsedAt": null
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482913"
                 *     }
                 */
                "application/json": {
                    code: components["schemas"]["AuthenticatorCode"];
                };
            };
        };
        responses: {
            /** @description It is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your authenticator app is set up.",
                     *       "data": {
                     *         "secondFactor": {
                     *           "state": "on",
                     *           "authenticatorSince": "2026-11-20T09:15:00.000Z",
                     *           "recoveryCodesLeft": 10,
                     *           "passkeys": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Bridge laptop",
                     *               "createdAt": "2026-11-20T09:20:00.000Z",
                     *               "lastUsedAt": null
                     *             }
                     *           ]
                     *         },
                     *         "recoveryCodes": [
                     *           "7KQM-2XTD-9FHW"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description No app was begun with, or too long ago. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "Please start again.",
                     *       "error": {
                     *         "code": "NOT_ALLOWED_NOW",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That isn’t the code your app shows now.",
                     *       "error": {
                     *         "code": "CODE_WRONG",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven knots to windward"
                 *     }
                 */
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description For the app; shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *         "uri": "otpauth://totp/Quayside:mara.lindqvist%40example.com?issuer=Quayside&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            /** @description Base32, to be typed. */
                            secret: string;
                            /** @description The same as an otpauth address, to be shown as a QR code. */
                            uri: string;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That isn’t your current password.",
                     *       "error": {
                     *         "code": "PASSWORD_WRONG",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven knots to windward"
                 *     }
                 */
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "It is removed.",
                     *       "data": {
                     *         "secondFactor": {
                     *           "state": "off",
                     *           "authenticatorSince": null,
                     *           "recoveryCodesLeft": 0,
                     *           "passkeys": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description This account needs a second factor, and this is its last. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "Admins need a second factor. Add another before you remove this one.",
                     *       "error": {
                     *         "code": "NOT_ALLOWED_NOW",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That isn’t your current password.",
                     *       "error": {
                     *         "code": "PASSWORD_WRONG",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven knots to windward"
                 *     }
                 */
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "These are your new recovery codes.",
                     *       "data": {
                     *         "secondFactor": {
                     *           "state": "on",
                     *           "authenticatorSince": "2026-11-20T09:15:00.000Z",
                     *           "recoveryCodesLeft": 10,
                     *           "passkeys": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Bridge laptop",
                     *               "createdAt": "2026-11-20T09:20:00.000Z",
                     *               "lastUsedAt": null
                     *             }
                     *           ]
                     *         },
                     *         "recoveryCodes": [
                     *           "7KQM-2XTD-9FHW"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description There is no second factor to recover. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "Please set up a second factor first.",
                     *       "error": {
                     *         "code": "NOT_ALLOWED_NOW",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That isn’t your current password.",
                     *       "error": {
                     *         "code": "PASSWORD_WRONG",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bridge laptop",
                 *       "passkey": {
                 *         "id": "cG9zdC1jYXB0YWlucy1kZWNrLWxvZw"
                 *       }
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["PasskeyName"];
                    passkey: components["schemas"]["PasskeyAnswer"];
                };
            };
        };
        responses: {
            /** @description It is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your passkey is added.",
                     *       "data": {
                     *         "secondFactor": {
                     *           "state": "on",
                     *           "authenticatorSince": "2026-11-20T09:15:00.000Z",
                     *           "recoveryCodesLeft": 10,
                     *           "passkeys": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Bridge laptop",
                     *               "createdAt": "2026-11-20T09:20:00.000Z",
                     *               "lastUsedAt": null
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description There are twenty already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "An account can have at most 20 passkeys.",
                     *       "error": {
                     *         "code": "NOT_ALLOWED_NOW",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The answer does not fit what was asked, or came too late. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That passkey can’t be used. Please try again.",
                     *       "error": {
                     *         "code": "PASSKEY_REFUSED",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven knots to windward"
                 *     }
                 */
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description What the browser has to be asked for, within five minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "passkeyRequest": {
                     *           "challenge": "cG9zdC1jYXB0YWlucy1kZWNrLWxvZw"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            passkeyRequest: components["schemas"]["PasskeyRequest"];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That isn’t your current password.",
                     *       "error": {
                     *         "code": "PASSWORD_WRONG",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                passkeyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven knots to windward"
                 *     }
                 */
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "It is removed.",
                     *       "data": {
                     *         "secondFactor": {
                     *           "state": "off",
                     *           "authenticatorSince": null,
                     *           "recoveryCodesLeft": 0,
                     *           "passkeys": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such passkey. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "We could not find that.",
                     *       "error": {
                     *         "code": "NOT_FOUND",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account needs a second factor, and this is its last. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "Admins need a second factor. Add another before you remove this one.",
                     *       "error": {
                     *         "code": "NOT_ALLOWED_NOW",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That isn’t your current password.",
                     *       "error": {
                     *         "code": "PASSWORD_WRONG",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account's own data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "exportedAt": "2026-11-20T09:15:00.000Z",
                     *         "user": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "email": "mara.lindqvist@example.com",
                     *           "firstName": "Mara",
                     *           "lastName": "Lindqvist",
                     *           "name": "Mara Lindqvist",
                     *           "role": "crew_member",
                     *           "status": "active",
                     *           "secondFactor": "off",
                     *           "phone": "+34 600 000 000",
                     *           "timeZone": "Europe/Madrid",
                     *           "profilePictureUrl": "/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b",
                     *           "notifications": {
                     *             "ordersByEmail": true,
                     *             "bookingsByEmail": true,
                     *             "documentsByEmail": true,
                     *             "newsByEmail": false
                     *           },
                     *           "crewProfile": {
                     *             "position": "Chief stewardess",
                     *             "yachtName": "Halcyon Tide",
                     *             "nationality": "SE",
                     *             "about": "Ten seasons in the western Mediterranean.",
                     *             "licences": [
                     *               {
                     *                 "name": "STCW Basic Safety",
                     *                 "number": "SE-44120",
                     *                 "expiresOn": "2028-04-30"
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         },
                     *         "sessions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            /** Format: date-time */
                            exportedAt: string;
                            user: components["schemas"]["User"];
                            sessions: components["schemas"]["Session"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven knots to windward"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description The account is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your account is closed. Fair winds."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Somebody has to stay at the helm, and orders under way need both their sides. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "You are the only admin. Please invite another before you close this account.",
                     *       "error": {
                     *         "code": "LAST_ADMIN",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "That is not your current password.",
                     *       "error": {
                     *         "code": "PASSWORD_WRONG",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCrewProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "position": "Chief stewardess",
                 *       "yachtName": "Halcyon Tide",
                 *       "nationality": "SE",
                 *       "about": "Ten seasons in the western Mediterranean.",
                 *       "licences": [
                 *         {
                 *           "name": "STCW Basic Safety",
                 *           "number": "SE-44120",
                 *           "expiresOn": "2028-04-30"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CrewProfile"];
            };
        };
        responses: {
            /** @description The settings with the profile as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your profile is saved.",
                     *       "data": {
                     *         "user": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "email": "mara.lindqvist@example.com",
                     *           "firstName": "Mara",
                     *           "lastName": "Lindqvist",
                     *           "name": "Mara Lindqvist",
                     *           "role": "crew_member",
                     *           "status": "active",
                     *           "secondFactor": "off",
                     *           "phone": "+34 600 000 000",
                     *           "timeZone": "Europe/Madrid",
                     *           "profilePictureUrl": "/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b",
                     *           "notifications": {
                     *             "ordersByEmail": true,
                     *             "bookingsByEmail": true,
                     *             "documentsByEmail": true,
                     *             "newsByEmail": false
                     *           },
                     *           "crewProfile": {
                     *             "position": "Chief stewardess",
                     *             "yachtName": "Halcyon Tide",
                     *             "nationality": "SE",
                     *             "about": "Ten seasons in the western Mediterranean.",
                     *             "licences": [
                     *               {
                     *                 "name": "STCW Basic Safety",
                     *                 "number": "SE-44120",
                     *                 "expiresOn": "2028-04-30"
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStripeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "role": "supplier"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentAccountClaim"];
            };
        };
        responses: {
            /** @description The account as the payment provider has it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "acct_1",
                     *         "chargesEnabled": false,
                     *         "payoutsEnabled": false,
                     *         "requirementsDue": [
                     *           {
                     *             "code": "company.tax_id",
                     *             "label": "The company’s tax number"
                     *           }
                     *         ],
                     *         "state": "incomplete"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentAccountAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description There is no payment account. The browser forgets the one it stored. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "There is no payment account yet.",
                     *       "error": {
                     *         "code": "PAYMENT_ACCOUNT_NOT_FOUND",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStripeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "role": "supplier"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentAccountClaim"];
            };
        };
        responses: {
            /** @description The address of the hosted page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Please continue with the payment provider.",
                     *       "data": {
                     *         "url": "https://payments.example.com/onboarding/acct_1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HostedLink"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["PaymentAccountRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshStripeAccountLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "role": "supplier"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentAccountClaim"];
            };
        };
        responses: {
            /** @description The address of the hosted page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Please continue with the payment provider.",
                     *       "data": {
                     *         "url": "https://payments.example.com/onboarding/acct_1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HostedLink"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description There is no payment account. The browser forgets the one it stored. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "There is no payment account yet.",
                     *       "error": {
                     *         "code": "PAYMENT_ACCOUNT_NOT_FOUND",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["PaymentAccountRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadInventory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    userId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The file is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your file is saved.",
                     *       "data": {
                     *         "fileId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "fileName": "autumn-prices.xlsx",
                     *         "sizeBytes": 48211,
                     *         "import": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "kind": "products",
                     *           "status": "open",
                     *           "fileName": "autumn-prices.xlsx",
                     *           "sizeBytes": 48211,
                     *           "hasFile": true,
                     *           "hasReading": false,
                     *           "version": 1,
                     *           "counts": {
                     *             "new": 0,
                     *             "changed": 0,
                     *             "unchanged": 0
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z",
                     *           "updatedAt": "2026-11-20T08:30:00.000Z",
                     *           "committedAt": null,
                     *           "undoneAt": null,
                     *           "undoUntil": null,
                     *           "edits": [],
                     *           "editsDone": 0,
                     *           "stagedBatches": []
                     *         },
                     *         "sameAs": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FileRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importInventory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time. `<importId>:<number>` stages batch `number` of that
                 *     import, to become visible with `commitImport`; any other key, or none, imports at once.
                 * @example first-import-of-autumn
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "products": [
                 *         {
                 *           "name": "Fender F4",
                 *           "sku": "F4-NAVY",
                 *           "priceMinor": 8950,
                 *           "currency": "EUR",
                 *           "stock": 24
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InventoryImport"];
            };
        };
        responses: {
            /** @description The lines are imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "1 line imported.",
                     *       "data": {
                     *         "importId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "imported": 1,
                     *         "staged": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ImportRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LinesRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    userId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The file is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your file is saved.",
                     *       "data": {
                     *         "fileId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "fileName": "autumn-prices.xlsx",
                     *         "sizeBytes": 48211,
                     *         "import": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "kind": "services",
                     *           "status": "open",
                     *           "fileName": "autumn-prices.xlsx",
                     *           "sizeBytes": 48211,
                     *           "hasFile": true,
                     *           "hasReading": false,
                     *           "version": 1,
                     *           "counts": {
                     *             "new": 0,
                     *             "changed": 0,
                     *             "unchanged": 0
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z",
                     *           "updatedAt": "2026-11-20T08:30:00.000Z",
                     *           "committedAt": null,
                     *           "undoneAt": null,
                     *           "undoUntil": null,
                     *           "edits": [],
                     *           "editsDone": 0,
                     *           "stagedBatches": []
                     *         },
                     *         "sameAs": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FileRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time. `<importId>:<number>` stages batch `number` of that
                 *     import, to become visible with `commitImport`; any other key, or none, imports at once.
                 * @example first-import-of-autumn
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "services": [
                 *         {
                 *           "name": "Teak deck cleaning",
                 *           "priceMinor": 1800,
                 *           "currency": "EUR",
                 *           "pricedPer": "unit",
                 *           "unit": "m²"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ServicesImport"];
            };
        };
        responses: {
            /** @description The lines are imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "1 line imported.",
                     *       "data": {
                     *         "importId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "imported": 1,
                     *         "staged": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ImportRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LinesRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyInventoryUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *     }
                 */
                "application/json": components["schemas"]["OnboardingClaim"];
            };
        };
        responses: {
            /** @description The first step of a supplier is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The first step of a supplier is done."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NothingImported"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyServicesUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *     }
                 */
                "application/json": components["schemas"]["OnboardingClaim"];
            };
        };
        responses: {
            /** @description The first step of a provider is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The first step of a provider is done."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NothingImported"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeSupplierOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *     }
                 */
                "application/json": components["schemas"]["OnboardingClaim"];
            };
        };
        responses: {
            /** @description Onboarding is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Onboarding is complete."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OnboardingIncomplete"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeVendorOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *     }
                 */
                "application/json": components["schemas"]["OnboardingClaim"];
            };
        };
        responses: {
            /** @description Onboarding is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Onboarding is complete."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OnboardingIncomplete"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupplierOnboardingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *     }
                 */
                "application/json": components["schemas"]["OnboardingClaim"];
            };
        };
        responses: {
            /** @description What is done and what is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "catalogueVerified": true,
                     *         "paymentAccountReady": false,
                     *         "complete": false,
                     *         "companyProfile": true,
                     *         "deliveryArea": false,
                     *         "logo": false,
                     *         "deliveryMethods": false,
                     *         "workingHours": true,
                     *         "skippedSteps": [],
                     *         "listings": 42,
                     *         "applicationStatus": "submitted",
                     *         "vendorStatus": "applicant",
                     *         "isLive": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OnboardingStatusAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendorOnboardingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *     }
                 */
                "application/json": components["schemas"]["OnboardingClaim"];
            };
        };
        responses: {
            /** @description What is done and what is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "catalogueVerified": true,
                     *         "paymentAccountReady": false,
                     *         "complete": false,
                     *         "companyProfile": true,
                     *         "deliveryArea": false,
                     *         "logo": false,
                     *         "deliveryMethods": true,
                     *         "workingHours": false,
                     *         "skippedSteps": [],
                     *         "listings": 42,
                     *         "applicationStatus": "submitted",
                     *         "vendorStatus": "applicant",
                     *         "isLive": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OnboardingStatusAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query: {
                /** @example products */
                kind: components["schemas"]["ImportKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "products",
                     *             "status": "imported",
                     *             "fileName": "autumn-prices.xlsx",
                     *             "sizeBytes": 48211,
                     *             "hasFile": true,
                     *             "hasReading": true,
                     *             "version": 4,
                     *             "counts": {
                     *               "new": 40,
                     *               "changed": 2,
                     *               "unchanged": 0
                     *             },
                     *             "createdAt": "2026-11-20T08:30:00.000Z",
                     *             "updatedAt": "2026-11-20T09:12:00.000Z",
                     *             "committedAt": "2026-11-20T09:12:00.000Z",
                     *             "undoneAt": null,
                     *             "undoUntil": "2026-12-20T09:12:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["Import"][];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenImport: {
        parameters: {
            query: {
                /** @example products */
                kind: components["schemas"]["ImportKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "import": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "kind": "products",
                     *           "status": "open",
                     *           "fileName": "autumn-prices.xlsx",
                     *           "sizeBytes": 48211,
                     *           "hasFile": true,
                     *           "hasReading": true,
                     *           "version": 4,
                     *           "counts": {
                     *             "new": 0,
                     *             "changed": 0,
                     *             "unchanged": 0
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z",
                     *           "updatedAt": "2026-11-20T09:12:00.000Z",
                     *           "committedAt": null,
                     *           "undoneAt": null,
                     *           "undoUntil": null,
                     *           "edits": [
                     *             {
                     *               "op": "set",
                     *               "cells": [
                     *                 {
                     *                   "row": 3,
                     *                   "field": "price",
                     *                   "value": "89.50"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "editsDone": 1,
                     *           "stagedBatches": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            import: components["schemas"]["ImportDraft"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listColumnMeanings: {
        parameters: {
            query: {
                /** @example products */
                kind: components["schemas"]["ImportKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the latest first; 200 at most are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "products",
                     *             "header": "Prix plaisancier",
                     *             "field": "price",
                     *             "fileName": "autumn-prices.xlsx",
                     *             "learntAt": "2026-11-20T09:12:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["ColumnMeaning"][];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rememberColumnMeaning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "products",
                 *       "header": "Prix plaisancier",
                 *       "field": "price"
                 *     }
                 */
                "application/json": {
                    kind: components["schemas"]["ImportKind"];
                    header: components["schemas"]["ColumnHeader"];
                    field: components["schemas"]["ReviewField"] | null;
                };
            };
        };
        responses: {
            /** @description Remembered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Remembered for your next list.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "products",
                     *         "header": "Prix plaisancier",
                     *         "field": "price",
                     *         "fileName": null,
                     *         "learntAt": "2026-11-20T09:12:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["ColumnMeaning"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgetColumnMeaning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                meaningId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten; the parser decides again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Forgotten."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "products",
                     *         "status": "open",
                     *         "fileName": "autumn-prices.xlsx",
                     *         "sizeBytes": 48211,
                     *         "hasFile": true,
                     *         "hasReading": true,
                     *         "version": 4,
                     *         "counts": {
                     *           "new": 0,
                     *           "changed": 0,
                     *           "unchanged": 0
                     *         },
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "updatedAt": "2026-11-20T09:12:00.000Z",
                     *         "committedAt": null,
                     *         "undoneAt": null,
                     *         "undoUntil": null,
                     *         "edits": [
                     *           {
                     *             "op": "set",
                     *             "cells": [
                     *               {
                     *                 "row": 3,
                     *                 "field": "price",
                     *                 "value": "89.50"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "editsDone": 1,
                     *         "stagedBatches": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["ImportDraft"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description File, reading and edits are gone; what is live stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "This list was discarded."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readImportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, for the parser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readImportReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gzipped JSON that was kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepImportReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reading: string;
                };
            };
        };
        responses: {
            /** @description Kept; edits begin anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Kept.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "products",
                     *         "status": "open",
                     *         "fileName": "autumn-prices.xlsx",
                     *         "sizeBytes": 48211,
                     *         "hasFile": true,
                     *         "hasReading": true,
                     *         "version": 4,
                     *         "counts": {
                     *           "new": 0,
                     *           "changed": 0,
                     *           "unchanged": 0
                     *         },
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "updatedAt": "2026-11-20T09:12:00.000Z",
                     *         "committedAt": null,
                     *         "undoneAt": null,
                     *         "undoUntil": null,
                     *         "edits": [
                     *           {
                     *             "op": "set",
                     *             "cells": [
                     *               {
                     *                 "row": 3,
                     *                 "field": "price",
                     *                 "value": "89.50"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "editsDone": 1,
                     *         "stagedBatches": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["ImportDraft"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveImportEdits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `version` that was edited; another one is refused with CHANGED_ELSEWHERE.
                 * @example 4
                 */
                "If-Match": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keep": 1,
                 *       "add": [
                 *         {
                 *           "op": "replace",
                 *           "field": "unit",
                 *           "from": "pc",
                 *           "to": "piece"
                 *         }
                 *       ],
                 *       "done": 2
                 *     }
                 */
                "application/json": components["schemas"]["EditsChange"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "version": 5
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            version: number;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         {
                 *           "row": 0,
                 *           "name": "Fender F4",
                 *           "variant": null,
                 *           "sku": "F4-NAVY",
                 *           "barcode": null,
                 *           "brand": "Polyform",
                 *           "partNumber": "F4"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    rows: components["schemas"]["RowToCompare"][];
                };
            };
        };
        responses: {
            /** @description One answer for each row asked, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "row": 0,
                     *             "own": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "price": {
                     *                 "amountMinor": 8450,
                     *                 "currency": "EUR"
                     *               },
                     *               "taxBasisPoints": 2100,
                     *               "stock": 20,
                     *               "unit": "piece",
                     *               "pricedPer": null,
                     *               "durationMinutes": null,
                     *               "leadTimeHours": null,
                     *               "departments": [
                     *                 "exterior"
                     *               ],
                     *               "status": "active"
                     *             },
                     *             "matches": [
                     *               {
                     *                 "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Fender F4",
                     *                 "brand": "Polyform",
                     *                 "by": "part_number",
                     *                 "isSure": true
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            rows: components["schemas"]["ComparedRow"][];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "batches": 1,
                 *       "rows": 42
                 *     }
                 */
                "application/json": {
                    batches: number;
                    rows: number;
                };
            };
        };
        responses: {
            /** @description The whole list is in the catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "40 new, 2 changed, 0 as before.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "products",
                     *         "status": "imported",
                     *         "fileName": "autumn-prices.xlsx",
                     *         "sizeBytes": 48211,
                     *         "hasFile": true,
                     *         "hasReading": true,
                     *         "version": 4,
                     *         "counts": {
                     *           "new": 40,
                     *           "changed": 2,
                     *           "unchanged": 0
                     *         },
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "updatedAt": "2026-11-20T09:12:00.000Z",
                     *         "committedAt": "2026-11-20T09:12:00.000Z",
                     *         "undoneAt": null,
                     *         "undoUntil": "2026-12-20T09:12:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CommitRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "40 listings removed, 2 as before.",
                     *       "data": {
                     *         "import": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "kind": "products",
                     *           "status": "undone",
                     *           "fileName": "autumn-prices.xlsx",
                     *           "sizeBytes": 48211,
                     *           "hasFile": true,
                     *           "hasReading": true,
                     *           "version": 4,
                     *           "counts": {
                     *             "new": 40,
                     *             "changed": 2,
                     *             "unchanged": 0
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z",
                     *           "updatedAt": "2026-11-20T09:12:00.000Z",
                     *           "committedAt": "2026-11-20T09:12:00.000Z",
                     *           "undoneAt": "2026-11-20T09:12:00.000Z",
                     *           "undoUntil": "2026-12-20T09:12:00.000Z"
                     *         },
                     *         "removed": 40,
                     *         "restored": 2,
                     *         "kept": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            import: components["schemas"]["Import"];
                            /** @description New listings that are gone. */
                            removed: number;
                            /** @description Listings that are as before. */
                            restored: number;
                            /** @description Listings that were changed since and stay as they are. */
                            kept: number;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            410: components["responses"]["UndoExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInventory: {
        parameters: {
            query?: {
                /** @example fender */
                q?: string;
                /** @example active */
                status?: components["schemas"]["ListingStatus"];
                /** @example name */
                sort?: "name" | "-name" | "price" | "-price" | "stock" | "-stock" | "updated" | "-updated";
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "variant": "Navy",
                     *             "sku": "F4-NAVY",
                     *             "brand": "Polyform",
                     *             "barcode": null,
                     *             "category": "Fenders",
                     *             "departments": [
                     *               "exterior"
                     *             ],
                     *             "price": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "taxBasisPoints": 2100,
                     *             "unit": "piece",
                     *             "stock": 24,
                     *             "reorderLevel": 5,
                     *             "location": "A3",
                     *             "status": "active",
                     *             "version": 1,
                     *             "createdAt": "2026-11-20T08:30:00.000Z",
                     *             "updatedAt": "2026-11-20T09:12:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1,
                     *         "counts": {
                     *           "draft": 0,
                     *           "active": 40,
                     *           "paused": 2,
                     *           "archived": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["InventoryItem"][];
                            nextCursor: string | null;
                            /** @description How many the search and filter find. */
                            total: number;
                            counts: components["schemas"]["StatusCounts"];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInventoryItem: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `version` that the change was made on; another one is refused with CHANGED_ELSEWHERE.
                 * @example 3
                 */
                "If-Match": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                inventoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": {
                 *         "amountMinor": 9150,
                 *         "currency": "EUR"
                 *       },
                 *       "stock": 22
                 *     }
                 */
                "application/json": components["schemas"]["InventoryItemChange"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Fender F4",
                     *         "variant": "Navy",
                     *         "sku": "F4-NAVY",
                     *         "brand": "Polyform",
                     *         "barcode": null,
                     *         "category": "Fenders",
                     *         "departments": [
                     *           "exterior"
                     *         ],
                     *         "price": {
                     *           "amountMinor": 8950,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "unit": "piece",
                     *         "stock": 24,
                     *         "reorderLevel": 5,
                     *         "location": "A3",
                     *         "status": "active",
                     *         "version": 1,
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "updatedAt": "2026-11-20T09:12:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["InventoryItem"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @example fender */
                q?: string;
                /** @example active */
                status?: components["schemas"]["ListingStatus"];
                /** @example name */
                sort?: "name" | "-name" | "price" | "-price" | "updated" | "-updated";
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Teak deck cleaning",
                     *             "description": "Soft brush, two-part cleaner.",
                     *             "category": "Deck",
                     *             "departments": [
                     *               "exterior"
                     *             ],
                     *             "price": {
                     *               "amountMinor": 1800,
                     *               "currency": "EUR"
                     *             },
                     *             "taxBasisPoints": 2100,
                     *             "pricedPer": "unit",
                     *             "unit": "m²",
                     *             "durationMinutes": 240,
                     *             "durationUnits": 40,
                     *             "placeKinds": [
                     *               "berth"
                     *             ],
                     *             "included": [
                     *               "Cleaner and brushes"
                     *             ],
                     *             "leadTimeHours": 24,
                     *             "cancellationPolicy": "moderate",
                     *             "status": "active",
                     *             "version": 1,
                     *             "createdAt": "2026-11-20T08:30:00.000Z",
                     *             "updatedAt": "2026-11-20T09:12:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1,
                     *         "counts": {
                     *           "draft": 0,
                     *           "active": 40,
                     *           "paused": 2,
                     *           "archived": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["Service"][];
                            nextCursor: string | null;
                            /** @description How many the search and filter find. */
                            total: number;
                            counts: components["schemas"]["StatusCounts"];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `version` that the change was made on; another one is refused with CHANGED_ELSEWHERE.
                 * @example 3
                 */
                "If-Match": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                serviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "durationMinutes": 180
                 *     }
                 */
                "application/json": components["schemas"]["ServiceChange"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Teak deck cleaning",
                     *         "description": "Soft brush, two-part cleaner.",
                     *         "category": "Deck",
                     *         "departments": [
                     *           "exterior"
                     *         ],
                     *         "price": {
                     *           "amountMinor": 1800,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "pricedPer": "unit",
                     *         "unit": "m²",
                     *         "durationMinutes": 240,
                     *         "durationUnits": 40,
                     *         "placeKinds": [
                     *           "berth"
                     *         ],
                     *         "included": [
                     *           "Cleaner and brushes"
                     *         ],
                     *         "leadTimeHours": 24,
                     *         "cancellationPolicy": "moderate",
                     *         "status": "active",
                     *         "version": 1,
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "updatedAt": "2026-11-20T09:12:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Service"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCrewDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first of each kind, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "tasks": {
                     *           "total": 0,
                     *           "items": []
                     *         },
                     *         "bookings": [],
                     *         "orders": {
                     *           "total": 1,
                     *           "items": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "number": "Q-10001",
                     *               "status": "placed",
                     *               "ordered": {
                     *                 "firstItem": "Fender F4",
                     *                 "firstQuantity": 2,
                     *                 "lines": 1
                     *               },
                     *               "suppliers": [
                     *                 "Xarxa Chandlery"
                     *               ],
                     *               "expectedOn": null,
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               },
                     *               "createdAt": "2026-11-20T08:30:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "lastOrder": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "number": "Q-10001",
                     *           "status": "placed",
                     *           "ordered": {
                     *             "firstItem": "Fender F4",
                     *             "firstQuantity": 2,
                     *             "lines": 1
                     *           },
                     *           "suppliers": [
                     *             "Xarxa Chandlery"
                     *           ],
                     *           "expectedOn": null,
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         },
                     *         "spend": {
                     *           "month": "2026-11",
                     *           "amount": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "before": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "hasYacht": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["CrewDashboard"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupplierDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first of each kind, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "readiness": {
                     *           "isLive": true,
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "toConfirm": {
                     *           "total": 1,
                     *           "items": [
                     *             {
                     *               "kind": "confirm_order",
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "number": "Q-10001/1",
                     *               "service": null,
                     *               "ordered": {
                     *                 "firstItem": "Fender F4",
                     *                 "firstQuantity": 2,
                     *                 "lines": 1
                     *               },
                     *               "otherSide": "Halcyon Tide",
                     *               "until": "2026-11-20T08:30:00.000Z",
                     *               "expectedOn": null,
                     *               "amount": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "toDispatch": {
                     *           "total": 0,
                     *           "items": []
                     *         },
                     *         "lowStock": {
                     *           "total": 0,
                     *           "items": []
                     *         },
                     *         "sales": {
                     *           "days": [
                     *             {
                     *               "on": "2026-10-22",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-23",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-24",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-25",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-26",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-27",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-28",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-29",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-30",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-31",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-01",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-02",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-03",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-04",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-05",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-06",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-07",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-08",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-09",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-10",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-11",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-12",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-13",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-14",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-15",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-16",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-17",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-18",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-19",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-20",
                     *               "amountMinor": 0
                     *             }
                     *           ],
                     *           "total": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "before": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "due": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["SupplierDashboard"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest of each kind, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "exceptions": {
                     *           "counts": [
                     *             {
                     *               "kind": "answer_due",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "items": [
                     *             {
                     *               "kind": "answer_due",
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "subject": "Q-10001/1",
                     *               "detail": "Xarxa Chandlery",
                     *               "sale": {
                     *                 "kind": "order",
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *               },
                     *               "since": "2026-11-20T08:30:00.000Z",
                     *               "until": "2026-11-20T08:30:00.000Z",
                     *               "amount": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               },
                     *               "takenBy": null,
                     *               "isMine": false
                     *             }
                     *           ]
                     *         },
                     *         "market": {
                     *           "days": [
                     *             {
                     *               "on": "2026-10-22",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-23",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-24",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-25",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-26",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-27",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-28",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-29",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-30",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-31",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-01",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-02",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-03",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-04",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-05",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-06",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-07",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-08",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-09",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-10",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-11",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-12",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-13",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-14",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-15",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-16",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-17",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-18",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-19",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-20",
                     *               "amountMinor": 0
                     *             }
                     *           ],
                     *           "sales": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "salesBefore": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "commission": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "liveVendors": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["AdminDashboard"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeException: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "waiting_application",
                 *       "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "isTaken": true
                 *     }
                 */
                "application/json": {
                    kind: components["schemas"]["ExceptionKind"];
                    id: string;
                    isTaken: boolean;
                };
            };
        };
        responses: {
            /** @description Who has it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "You are handling it.",
                     *       "data": {
                     *         "takenBy": "Marina Soler",
                     *         "isMine": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            takenBy: string | null;
                            isMine: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first of each kind, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "readiness": {
                     *           "isLive": true,
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "toAnswer": {
                     *           "total": 0,
                     *           "items": []
                     *         },
                     *         "today": "2026-11-20",
                     *         "tomorrow": "2026-11-21",
                     *         "bookings": [],
                     *         "freeMinutes": 2700,
                     *         "sales": {
                     *           "days": [
                     *             {
                     *               "on": "2026-10-22",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-23",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-24",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-25",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-26",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-27",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-28",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-29",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-30",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-10-31",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-01",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-02",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-03",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-04",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-05",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-06",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-07",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-08",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-09",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-10",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-11",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-12",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-13",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-14",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-15",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-16",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-17",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-18",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-19",
                     *               "amountMinor": 0
                     *             },
                     *             {
                     *               "on": "2026-11-20",
                     *               "amountMinor": 0
                     *             }
                     *           ],
                     *           "total": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "before": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "due": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["ProviderDashboard"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company, its application, its papers, and what it may do now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVendor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` that the change was made on; another one is refused with CHANGED_ELSEWHERE.
                 * @example 3
                 */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tradingName": "Tramuntana Chandlery",
                 *       "legalName": "Tramuntana Nàutica SL",
                 *       "city": "Palma",
                 *       "country": "ES"
                 *     }
                 */
                "application/json": components["schemas"]["VendorChange"];
            };
        };
        responses: {
            /** @description The company is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your company is saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVendorPorts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ports": [
                 *         "palma",
                 *         "ibiza"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ports: string[];
                };
            };
        };
        responses: {
            /** @description The ports are saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your ports are saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadVendorLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    logo: string;
                };
            };
        };
        responses: {
            /** @description The logo is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your logo is saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PictureTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PictureUnreadable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVendorLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no logo any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your logo is removed.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadVendorPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    kind: components["schemas"]["PaperKind"];
                    file: string;
                };
            };
        };
        responses: {
            /** @description The paper is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your document is saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PaperNotAccepted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVendorPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                paperId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as it was uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVendorPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                paperId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your document was removed.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSkippedSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "steps": [
                 *         "logo"
                 *       ]
                 *     }
                 */
                "application/json": {
                    steps: components["schemas"]["SkippableStep"][];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listColleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Colleagues, invitations that wait, and what was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "members": [
                     *           {
                     *             "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Nadia Serra",
                     *             "email": "vendor@example.com",
                     *             "role": "owner",
                     *             "isYou": true,
                     *             "since": "2026-11-20T08:30:00.000Z",
                     *             "actions": []
                     *           }
                     *         ],
                     *         "invitations": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "email": "ana.abela@example.com",
                     *             "role": "editor",
                     *             "invitedBy": "Nadia Serra",
                     *             "expiresAt": "2026-11-27T08:30:00.000Z",
                     *             "isExpired": false,
                     *             "actions": [
                     *               "withdraw"
                     *             ]
                     *           }
                     *         ],
                     *         "history": [],
                     *         "actions": [
                     *           "invite"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ColleaguesAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeColleagueRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60 */
                colleagueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "reader"
                 *     }
                 */
                "application/json": {
                    role: components["schemas"]["VendorRole"];
                };
            };
        };
        responses: {
            /** @description As they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Ana Abela is a reader now.",
                     *       "data": {
                     *         "members": [
                     *           {
                     *             "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Nadia Serra",
                     *             "email": "vendor@example.com",
                     *             "role": "owner",
                     *             "isYou": true,
                     *             "since": "2026-11-20T08:30:00.000Z",
                     *             "actions": []
                     *           },
                     *           {
                     *             "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60",
                     *             "name": "Ana Abela",
                     *             "email": "ana.abela@example.com",
                     *             "role": "reader",
                     *             "isYou": false,
                     *             "since": "2026-11-20T08:30:00.000Z",
                     *             "actions": [
                     *               "change_role",
                     *               "remove"
                     *             ]
                     *           }
                     *         ],
                     *         "invitations": [],
                     *         "history": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "act": "change_role",
                     *             "by": "Nadia Serra",
                     *             "whom": "Ana Abela",
                     *             "role": "reader",
                     *             "at": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "invite"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ColleaguesAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeColleague: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60 */
                colleagueId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Ana Abela was removed.",
                     *       "data": {
                     *         "members": [
                     *           {
                     *             "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Nadia Serra",
                     *             "email": "vendor@example.com",
                     *             "role": "owner",
                     *             "isYou": true,
                     *             "since": "2026-11-20T08:30:00.000Z",
                     *             "actions": []
                     *           }
                     *         ],
                     *         "invitations": [],
                     *         "history": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "act": "remove",
                     *             "by": "Nadia Serra",
                     *             "whom": "Ana Abela",
                     *             "role": "editor",
                     *             "at": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "invite"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ColleaguesAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteColleague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.abela@example.com",
                 *       "role": "editor"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    role: components["schemas"]["VendorRole"];
                };
            };
        };
        responses: {
            /** @description With the invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "We’ve emailed an invitation to ana.abela@example.com.",
                     *       "data": {
                     *         "members": [
                     *           {
                     *             "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Nadia Serra",
                     *             "email": "vendor@example.com",
                     *             "role": "owner",
                     *             "isYou": true,
                     *             "since": "2026-11-20T08:30:00.000Z",
                     *             "actions": []
                     *           }
                     *         ],
                     *         "invitations": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "email": "ana.abela@example.com",
                     *             "role": "editor",
                     *             "invitedBy": "Nadia Serra",
                     *             "expiresAt": "2026-11-27T08:30:00.000Z",
                     *             "isExpired": false,
                     *             "actions": [
                     *               "withdraw"
                     *             ]
                     *           }
                     *         ],
                     *         "history": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "act": "invite",
                     *             "by": "Nadia Serra",
                     *             "whom": "ana.abela@example.com",
                     *             "role": "editor",
                     *             "at": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "invite"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ColleaguesAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The invitation is withdrawn.",
                     *       "data": {
                     *         "members": [
                     *           {
                     *             "userId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Nadia Serra",
                     *             "email": "vendor@example.com",
                     *             "role": "owner",
                     *             "isYou": true,
                     *             "since": "2026-11-20T08:30:00.000Z",
                     *             "actions": []
                     *           }
                     *         ],
                     *         "invitations": [],
                     *         "history": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "act": "withdraw_invitation",
                     *             "by": "Nadia Serra",
                     *             "whom": "ana.abela@example.com",
                     *             "role": "editor",
                     *             "at": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "invite"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ColleaguesAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "company": "Tramuntana Chandlery",
                     *         "kind": "supplier",
                     *         "invitedBy": "Nadia Serra",
                     *         "email": "ana.abela@example.com",
                     *         "role": "editor",
                     *         "expiresAt": "2026-11-27T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["OpenInvitation"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            410: components["responses"]["LinkRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitVendorApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An admin will look at it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your application has been sent.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ApplicationRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each act with who and when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "act": "import_list",
                     *             "by": "Ines Marchetti",
                     *             "at": "2026-11-20T09:15:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["AdminActivity"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeVendorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "command": "pause"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    command: "pause" | "resume";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your shop is paused.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "kind": "supplier",
                     *         "status": "applicant",
                     *         "tradingName": "Tramuntana Chandlery",
                     *         "legalName": "Tramuntana Nàutica SL",
                     *         "registrationNumber": "PM-48211",
                     *         "vatNumber": "ESB12345674",
                     *         "street": "Camí de l’Escollera 4",
                     *         "postalCode": "07012",
                     *         "city": "Palma",
                     *         "country": "ES",
                     *         "contactName": "Teo Ferrer",
                     *         "contactEmail": "teo.ferrer@example.com",
                     *         "contactPhone": "+34 600 000 000",
                     *         "about": "Deck and mooring gear since 1987.",
                     *         "logoUrl": null,
                     *         "ports": [
                     *           "palma",
                     *           "ibiza"
                     *         ],
                     *         "skippedSteps": [
                     *           "logo"
                     *         ],
                     *         "version": 3,
                     *         "application": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "status": "submitted",
                     *           "note": null,
                     *           "submittedAt": "2026-11-20T08:30:00.000Z",
                     *           "decidedAt": null
                     *         },
                     *         "papers": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "registration",
                     *             "fileName": "company-register.pdf",
                     *             "mediaType": "application/pdf",
                     *             "sizeBytes": 88211,
                     *             "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "conditions": {
                     *           "approved": false,
                     *           "onboardingComplete": false,
                     *           "canTakeCharges": false
                     *         },
                     *         "isLive": false,
                     *         "commissionBasisPoints": null,
                     *         "actions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vendor"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @example submitted */
                status?: components["schemas"]["ApplicationStatus"];
                /** @example tramuntana */
                q?: string;
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 25 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest submission first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "vendorId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "supplier",
                     *             "tradingName": "Tramuntana Chandlery",
                     *             "legalName": "Tramuntana Nàutica SL",
                     *             "city": "Palma",
                     *             "country": "ES",
                     *             "status": "submitted",
                     *             "vendorStatus": "applicant",
                     *             "submittedAt": "2026-11-20T08:30:00.000Z",
                     *             "papers": 1,
                     *             "listings": 42
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "counts": {
                     *           "draft": 3,
                     *           "submitted": 1,
                     *           "in_review": 0,
                     *           "changes_requested": 0,
                     *           "approved": 9,
                     *           "rejected": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["ApplicationSummary"][];
                            nextCursor: string | null;
                            counts: components["schemas"]["ApplicationCounts"];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application and what may be decided now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "version": 2,
                     *         "vendor": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "kind": "supplier",
                     *           "status": "applicant",
                     *           "tradingName": "Tramuntana Chandlery",
                     *           "legalName": "Tramuntana Nàutica SL",
                     *           "registrationNumber": "PM-48211",
                     *           "vatNumber": "ESB12345674",
                     *           "street": "Camí de l’Escollera 4",
                     *           "postalCode": "07012",
                     *           "city": "Palma",
                     *           "country": "ES",
                     *           "contactName": "Teo Ferrer",
                     *           "contactEmail": "teo.ferrer@example.com",
                     *           "contactPhone": "+34 600 000 000",
                     *           "about": "Deck and mooring gear since 1987.",
                     *           "logoUrl": null,
                     *           "ports": [
                     *             "palma",
                     *             "ibiza"
                     *           ],
                     *           "skippedSteps": [
                     *             "logo"
                     *           ],
                     *           "version": 3,
                     *           "application": {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "status": "submitted",
                     *             "note": null,
                     *             "submittedAt": "2026-11-20T08:30:00.000Z",
                     *             "decidedAt": null
                     *           },
                     *           "papers": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "kind": "registration",
                     *               "fileName": "company-register.pdf",
                     *               "mediaType": "application/pdf",
                     *               "sizeBytes": 88211,
                     *               "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *             }
                     *           ],
                     *           "conditions": {
                     *             "approved": false,
                     *             "onboardingComplete": false,
                     *             "canTakeCharges": false
                     *           },
                     *           "isLive": false,
                     *           "commissionBasisPoints": null,
                     *           "actions": []
                     *         },
                     *         "account": {
                     *           "name": "Teo Ferrer",
                     *           "email": "teo.ferrer@example.com",
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         },
                     *         "listings": 42,
                     *         "paymentAccount": "incomplete",
                     *         "history": [
                     *           {
                     *             "process": "application",
                     *             "command": "submit",
                     *             "from": "draft",
                     *             "to": "submitted",
                     *             "by": "Teo Ferrer",
                     *             "note": null,
                     *             "at": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "take"
                     *         ],
                     *         "vatCheck": null,
                     *         "vendorActions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["ApplicationDetail"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve",
                 *       "version": 2
                 *     }
                 */
                "application/json": {
                    decision: components["schemas"]["ApplicationDecision"];
                    note?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Decided; the vendor gets a mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Tramuntana Chandlery is approved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "version": 2,
                     *         "vendor": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "kind": "supplier",
                     *           "status": "applicant",
                     *           "tradingName": "Tramuntana Chandlery",
                     *           "legalName": "Tramuntana Nàutica SL",
                     *           "registrationNumber": "PM-48211",
                     *           "vatNumber": "ESB12345674",
                     *           "street": "Camí de l’Escollera 4",
                     *           "postalCode": "07012",
                     *           "city": "Palma",
                     *           "country": "ES",
                     *           "contactName": "Teo Ferrer",
                     *           "contactEmail": "teo.ferrer@example.com",
                     *           "contactPhone": "+34 600 000 000",
                     *           "about": "Deck and mooring gear since 1987.",
                     *           "logoUrl": null,
                     *           "ports": [
                     *             "palma",
                     *             "ibiza"
                     *           ],
                     *           "skippedSteps": [
                     *             "logo"
                     *           ],
                     *           "version": 3,
                     *           "application": {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "status": "submitted",
                     *             "note": null,
                     *             "submittedAt": "2026-11-20T08:30:00.000Z",
                     *             "decidedAt": null
                     *           },
                     *           "papers": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "kind": "registration",
                     *               "fileName": "company-register.pdf",
                     *               "mediaType": "application/pdf",
                     *               "sizeBytes": 88211,
                     *               "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *             }
                     *           ],
                     *           "conditions": {
                     *             "approved": false,
                     *             "onboardingComplete": false,
                     *             "canTakeCharges": false
                     *           },
                     *           "isLive": false,
                     *           "commissionBasisPoints": null,
                     *           "actions": []
                     *         },
                     *         "account": {
                     *           "name": "Teo Ferrer",
                     *           "email": "teo.ferrer@example.com",
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         },
                     *         "listings": 42,
                     *         "paymentAccount": "incomplete",
                     *         "history": [
                     *           {
                     *             "process": "application",
                     *             "command": "submit",
                     *             "from": "draft",
                     *             "to": "submitted",
                     *             "by": "Teo Ferrer",
                     *             "note": null,
                     *             "at": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "take"
                     *         ],
                     *         "vatCheck": null,
                     *         "vendorActions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["ApplicationDetail"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideVendorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                vendorId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "command": "suspend",
                 *       "reason": "Insurance ran out on 1 November."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    command: "suspend" | "reinstate";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done; the vendor gets a mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Tramuntana Chandlery is suspended.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "version": 2,
                     *         "vendor": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "kind": "supplier",
                     *           "status": "applicant",
                     *           "tradingName": "Tramuntana Chandlery",
                     *           "legalName": "Tramuntana Nàutica SL",
                     *           "registrationNumber": "PM-48211",
                     *           "vatNumber": "ESB12345674",
                     *           "street": "Camí de l’Escollera 4",
                     *           "postalCode": "07012",
                     *           "city": "Palma",
                     *           "country": "ES",
                     *           "contactName": "Teo Ferrer",
                     *           "contactEmail": "teo.ferrer@example.com",
                     *           "contactPhone": "+34 600 000 000",
                     *           "about": "Deck and mooring gear since 1987.",
                     *           "logoUrl": null,
                     *           "ports": [
                     *             "palma",
                     *             "ibiza"
                     *           ],
                     *           "skippedSteps": [
                     *             "logo"
                     *           ],
                     *           "version": 3,
                     *           "application": {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "status": "submitted",
                     *             "note": null,
                     *             "submittedAt": "2026-11-20T08:30:00.000Z",
                     *             "decidedAt": null
                     *           },
                     *           "papers": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "kind": "registration",
                     *               "fileName": "company-register.pdf",
                     *               "mediaType": "application/pdf",
                     *               "sizeBytes": 88211,
                     *               "uploadedAt": "2026-11-20T08:30:00.000Z"
                     *             }
                     *           ],
                     *           "conditions": {
                     *             "approved": false,
                     *             "onboardingComplete": false,
                     *             "canTakeCharges": false
                     *           },
                     *           "isLive": false,
                     *           "commissionBasisPoints": null,
                     *           "actions": []
                     *         },
                     *         "account": {
                     *           "name": "Teo Ferrer",
                     *           "email": "teo.ferrer@example.com",
                     *           "createdAt": "2026-11-20T08:30:00.000Z"
                     *         },
                     *         "listings": 42,
                     *         "paymentAccount": "incomplete",
                     *         "history": [
                     *           {
                     *             "process": "application",
                     *             "command": "submit",
                     *             "from": "draft",
                     *             "to": "submitted",
                     *             "by": "Teo Ferrer",
                     *             "note": null,
                     *             "at": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "take"
                     *         ],
                     *         "vatCheck": null,
                     *         "vendorActions": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["ApplicationDetail"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "quantity": 2
                 *     }
                 */
                "application/json": components["schemas"]["CartAddition"];
            };
        };
        responses: {
            /** @description The cart as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your cart is up to date.",
                     *       "data": {
                     *         "totalItems": 2,
                     *         "lines": [
                     *           {
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "category": "Fenders",
                     *             "departments": [
                     *               "exterior"
                     *             ],
                     *             "variant": "Navy",
                     *             "unit": null,
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "previousUnitPrice": null,
                     *             "taxBasisPoints": 2100,
                     *             "lineTotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "stock": 24,
                     *             "problem": null
                     *           }
                     *         ],
                     *         "savedLines": [],
                     *         "suppliers": [
                     *           {
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "deliveryMethods": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "kind": "berth",
                     *                 "name": "To your berth",
                     *                 "details": "Weekdays, 08:00 to 17:00.",
                     *                 "cost": {
                     *                   "amountMinor": 1500,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "ports": [
                     *                   "palma",
                     *                   "ibiza"
                     *                 ],
                     *                 "days": {
                     *                   "from": 1,
                     *                   "to": 2
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "elsewhere": null,
                     *             "taxUndecided": [],
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "details": {
                     *           "yachtId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "port": "palma",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "version": 3,
                     *         "checkoutKey": "checkout-0193f2a1-3",
                     *         "canCheckOut": true,
                     *         "openOrder": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CartRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your cart is up to date.",
                     *       "data": {
                     *         "totalItems": 2,
                     *         "lines": [
                     *           {
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "category": "Fenders",
                     *             "departments": [
                     *               "exterior"
                     *             ],
                     *             "variant": "Navy",
                     *             "unit": null,
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "previousUnitPrice": null,
                     *             "taxBasisPoints": 2100,
                     *             "lineTotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "stock": 24,
                     *             "problem": null
                     *           }
                     *         ],
                     *         "savedLines": [],
                     *         "suppliers": [
                     *           {
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "deliveryMethods": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "kind": "berth",
                     *                 "name": "To your berth",
                     *                 "details": "Weekdays, 08:00 to 17:00.",
                     *                 "cost": {
                     *                   "amountMinor": 1500,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "ports": [
                     *                   "palma",
                     *                   "ibiza"
                     *                 ],
                     *                 "days": {
                     *                   "from": 1,
                     *                   "to": 2
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "elsewhere": null,
                     *             "taxUndecided": [],
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "details": {
                     *           "yachtId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "port": "palma",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "version": 3,
                     *         "checkoutKey": "checkout-0193f2a1-3",
                     *         "canCheckOut": true,
                     *         "openOrder": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCartSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "totalItems": 2,
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartSummaryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "quantity": 2
                 *     }
                 */
                "application/json": components["schemas"]["CartLineChange"];
            };
        };
        responses: {
            /** @description The cart as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your cart is up to date.",
                     *       "data": {
                     *         "totalItems": 2,
                     *         "lines": [
                     *           {
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "category": "Fenders",
                     *             "departments": [
                     *               "exterior"
                     *             ],
                     *             "variant": "Navy",
                     *             "unit": null,
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "previousUnitPrice": null,
                     *             "taxBasisPoints": 2100,
                     *             "lineTotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "stock": 24,
                     *             "problem": null
                     *           }
                     *         ],
                     *         "savedLines": [],
                     *         "suppliers": [
                     *           {
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "deliveryMethods": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "kind": "berth",
                     *                 "name": "To your berth",
                     *                 "details": "Weekdays, 08:00 to 17:00.",
                     *                 "cost": {
                     *                   "amountMinor": 1500,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "ports": [
                     *                   "palma",
                     *                   "ibiza"
                     *                 ],
                     *                 "days": {
                     *                   "from": 1,
                     *                   "to": 2
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "elsewhere": null,
                     *             "taxUndecided": [],
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "details": {
                     *           "yachtId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "port": "palma",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "version": 3,
                     *         "checkoutKey": "checkout-0193f2a1-3",
                     *         "canCheckOut": true,
                     *         "openOrder": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CartRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *     }
                 */
                "application/json": components["schemas"]["CartLineKey"];
            };
        };
        responses: {
            /** @description The cart as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your cart is empty.",
                     *       "data": {
                     *         "totalItems": 0,
                     *         "lines": [],
                     *         "savedLines": [],
                     *         "suppliers": [],
                     *         "details": {
                     *           "yachtId": null,
                     *           "port": null,
                     *           "berth": null,
                     *           "contact": null,
                     *           "arrivesFrom": null,
                     *           "arrivesUntil": null,
                     *           "latestUsefulOn": null,
                     *           "noteToSupplier": null,
                     *           "ifIncomplete": null,
                     *           "billTo": null,
                     *           "poNumber": null,
                     *           "costCentre": null
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "version": 4,
                     *         "checkoutKey": "checkout-0193f2a1-4",
                     *         "canCheckOut": false,
                     *         "openOrder": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your cart is empty.",
                     *       "data": {
                     *         "totalItems": 0,
                     *         "lines": [],
                     *         "savedLines": [],
                     *         "suppliers": [],
                     *         "details": {
                     *           "yachtId": null,
                     *           "port": null,
                     *           "berth": null,
                     *           "contact": null,
                     *           "arrivesFrom": null,
                     *           "arrivesUntil": null,
                     *           "latestUsefulOn": null,
                     *           "noteToSupplier": null,
                     *           "ifIncomplete": null,
                     *           "billTo": null,
                     *           "poNumber": null,
                     *           "costCentre": null
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "version": 4,
                     *         "checkoutKey": "checkout-0193f2a1-4",
                     *         "canCheckOut": false,
                     *         "openOrder": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "yachtId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "port": "palma",
                 *       "berth": "Q12",
                 *       "contact": "Marina Soler",
                 *       "arrivesFrom": "2026-11-20T08:30:00.000Z",
                 *       "arrivesUntil": "2026-11-20T08:30:00.000Z",
                 *       "latestUsefulOn": "2026-11-27",
                 *       "noteToSupplier": "Please call before you come alongside.",
                 *       "ifIncomplete": "send",
                 *       "billTo": {
                 *         "status": "business",
                 *         "country": "ES",
                 *         "vatId": "ESB12345674",
                 *         "usedCommercially": false,
                 *         "companyName": "Halcyon Charter S.L.",
                 *         "street": "Carrer de Sant Magí 12",
                 *         "postalCode": "07013",
                 *         "city": "Palma"
                 *       },
                 *       "rememberBillTo": true,
                 *       "poNumber": "HT-2026-114",
                 *       "costCentre": "Deck",
                 *       "deliveries": [
                 *         {
                 *           "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartDetailsChange"];
            };
        };
        responses: {
            /** @description The cart as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your cart is up to date.",
                     *       "data": {
                     *         "totalItems": 2,
                     *         "lines": [
                     *           {
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "category": "Fenders",
                     *             "departments": [
                     *               "exterior"
                     *             ],
                     *             "variant": "Navy",
                     *             "unit": null,
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "previousUnitPrice": null,
                     *             "taxBasisPoints": 2100,
                     *             "lineTotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "stock": 24,
                     *             "problem": null
                     *           }
                     *         ],
                     *         "savedLines": [],
                     *         "suppliers": [
                     *           {
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "deliveryMethods": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "kind": "berth",
                     *                 "name": "To your berth",
                     *                 "details": "Weekdays, 08:00 to 17:00.",
                     *                 "cost": {
                     *                   "amountMinor": 1500,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "ports": [
                     *                   "palma",
                     *                   "ibiza"
                     *                 ],
                     *                 "days": {
                     *                   "from": 1,
                     *                   "to": 2
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "elsewhere": null,
                     *             "taxUndecided": [],
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "details": {
                     *           "yachtId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "port": "palma",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "version": 3,
                     *         "checkoutKey": "checkout-0193f2a1-3",
                     *         "canCheckOut": true,
                     *         "openOrder": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["DeliveryGone"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PlaceRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    lines: {
                        inventoryId: components["schemas"]["Id"];
                        productId: components["schemas"]["Id"];
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The cart as it now is, and what could not be taken over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your cart is up to date.",
                     *       "data": {
                     *         "cart": {
                     *           "totalItems": 2,
                     *           "lines": [
                     *             {
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "category": "Fenders",
                     *               "departments": [
                     *                 "exterior"
                     *               ],
                     *               "variant": "Navy",
                     *               "unit": null,
                     *               "quantity": 2,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "previousUnitPrice": null,
                     *               "taxBasisPoints": 2100,
                     *               "lineTotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "stock": 24,
                     *               "problem": null
                     *             }
                     *           ],
                     *           "savedLines": [],
                     *           "suppliers": [
                     *             {
                     *               "supplier": {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Xarxa Chandlery",
                     *                 "logoUrl": null
                     *               },
                     *               "deliveryMethods": [
                     *                 {
                     *                   "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                   "kind": "berth",
                     *                   "name": "To your berth",
                     *                   "details": "Weekdays, 08:00 to 17:00.",
                     *                   "cost": {
                     *                     "amountMinor": 1500,
                     *                     "currency": "EUR"
                     *                   },
                     *                   "ports": [
                     *                     "palma",
                     *                     "ibiza"
                     *                   ],
                     *                   "days": {
                     *                     "from": 1,
                     *                     "to": 2
                     *                   }
                     *                 }
                     *               ],
                     *               "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "elsewhere": null,
                     *               "taxUndecided": [],
                     *               "subtotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "tax": {
                     *                 "amountMinor": 3759,
                     *                 "currency": "EUR"
                     *               },
                     *               "delivery": {
                     *                 "amountMinor": 1500,
                     *                 "currency": "EUR"
                     *               },
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "details": {
                     *             "yachtId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "port": "palma",
                     *             "berth": "Q12",
                     *             "contact": "Marina Soler",
                     *             "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *             "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *             "latestUsefulOn": "2026-11-27",
                     *             "noteToSupplier": "Please call before you come alongside.",
                     *             "ifIncomplete": "send",
                     *             "billTo": {
                     *               "status": "business",
                     *               "country": "ES",
                     *               "vatId": "ESB12345674",
                     *               "usedCommercially": false,
                     *               "companyName": "Halcyon Charter S.L.",
                     *               "street": "Carrer de Sant Magí 12",
                     *               "postalCode": "07013",
                     *               "city": "Palma"
                     *             },
                     *             "poNumber": "HT-2026-114",
                     *             "costCentre": "Deck"
                     *           },
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "version": 3,
                     *           "checkoutKey": "checkout-0193f2a1-3",
                     *           "canCheckOut": true,
                     *           "openOrder": null
                     *         },
                     *         "left": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MergeAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkoutCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time.
                 * @example checkout-0193f2a1-3
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cartVersion": 3,
                 *       "expectedTotal": {
                 *         "amountMinor": 23159,
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The order waits for its payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Please pay to place the order.",
                     *       "data": {
                     *         "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "Q-10001",
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "expiresAt": "2026-11-20T08:30:00.000Z",
                     *         "paymentUrl": "https://payments.example.com/pay/cs_1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CheckoutRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    fillCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartFilling"];
            };
        };
        responses: {
            /** @description The cart as it now is, and what became of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "2 items were added to your cart.",
                     *       "data": {
                     *         "cart": {
                     *           "totalItems": 2,
                     *           "lines": [
                     *             {
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "category": "Fenders",
                     *               "departments": [
                     *                 "exterior"
                     *               ],
                     *               "variant": "Navy",
                     *               "unit": null,
                     *               "quantity": 2,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "previousUnitPrice": null,
                     *               "taxBasisPoints": 2100,
                     *               "lineTotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "stock": 24,
                     *               "problem": null
                     *             }
                     *           ],
                     *           "savedLines": [],
                     *           "suppliers": [
                     *             {
                     *               "supplier": {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Xarxa Chandlery",
                     *                 "logoUrl": null
                     *               },
                     *               "deliveryMethods": [
                     *                 {
                     *                   "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                   "kind": "berth",
                     *                   "name": "To your berth",
                     *                   "details": "Weekdays, 08:00 to 17:00.",
                     *                   "cost": {
                     *                     "amountMinor": 1500,
                     *                     "currency": "EUR"
                     *                   },
                     *                   "ports": [
                     *                     "palma",
                     *                     "ibiza"
                     *                   ],
                     *                   "days": {
                     *                     "from": 1,
                     *                     "to": 2
                     *                   }
                     *                 }
                     *               ],
                     *               "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "elsewhere": null,
                     *               "taxUndecided": [],
                     *               "subtotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "tax": {
                     *                 "amountMinor": 3759,
                     *                 "currency": "EUR"
                     *               },
                     *               "delivery": {
                     *                 "amountMinor": 1500,
                     *                 "currency": "EUR"
                     *               },
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "details": {
                     *             "yachtId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "port": "palma",
                     *             "berth": "Q12",
                     *             "contact": "Marina Soler",
                     *             "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *             "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *             "latestUsefulOn": "2026-11-27",
                     *             "noteToSupplier": "Please call before you come alongside.",
                     *             "ifIncomplete": "send",
                     *             "billTo": {
                     *               "status": "business",
                     *               "country": "ES",
                     *               "vatId": "ESB12345674",
                     *               "usedCommercially": false,
                     *               "companyName": "Halcyon Charter S.L.",
                     *               "street": "Carrer de Sant Magí 12",
                     *               "postalCode": "07013",
                     *               "city": "Palma"
                     *             },
                     *             "poNumber": "HT-2026-114",
                     *             "costCentre": "Deck"
                     *           },
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "version": 3,
                     *           "checkoutKey": "checkout-0193f2a1-3",
                     *           "canCheckOut": true,
                     *           "openOrder": null
                     *         },
                     *         "lines": [
                     *           {
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "variant": "Navy",
                     *             "supplierName": "Xarxa Chandlery",
                     *             "wanted": 2,
                     *             "added": 2,
                     *             "outcome": "added",
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "previousUnitPrice": null,
                     *             "before": {
                     *               "quantity": 0,
                     *               "savedForLater": false
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FilledCartAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cartVersion": 3,
                 *       "lines": [
                 *         {
                 *           "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "quantity": 0,
                 *           "savedForLater": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartRestoring"];
            };
        };
        responses: {
            /** @description The cart as it was before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your cart is as it was before.",
                     *       "data": {
                     *         "totalItems": 0,
                     *         "lines": [],
                     *         "savedLines": [],
                     *         "suppliers": [],
                     *         "details": {
                     *           "yachtId": null,
                     *           "port": null,
                     *           "berth": null,
                     *           "contact": null,
                     *           "arrivesFrom": null,
                     *           "arrivesUntil": null,
                     *           "latestUsefulOn": null,
                     *           "noteToSupplier": null,
                     *           "ifIncomplete": null,
                     *           "billTo": null,
                     *           "poNumber": null,
                     *           "costCentre": null
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "version": 4,
                     *         "checkoutKey": "checkout-0193f2a1-4",
                     *         "canCheckOut": false,
                     *         "openOrder": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CartChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShoppingLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Favourites first, then by name. Favourites are there once something is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Spring refit",
                     *             "isFavourites": false,
                     *             "lineCount": 1,
                     *             "updatedAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShoppingListsAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createShoppingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Spring refit"
                 *     }
                 */
                "application/json": components["schemas"]["ShoppingListNaming"];
            };
        };
        responses: {
            /** @description The list, empty. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Spring refit was created.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Spring refit",
                     *         "isFavourites": false,
                     *         "lines": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShoppingListAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShoppingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Spring refit",
                     *         "isFavourites": false,
                     *         "lines": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "brand": "Polyform",
                     *             "partNumber": "F-4",
                     *             "variant": "Navy",
                     *             "quantity": 2,
                     *             "offer": {
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierName": "Xarxa Chandlery",
                     *               "variant": "Navy",
                     *               "unit": null,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "stock": 24
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReadShoppingListAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameShoppingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Spring refit"
                 *     }
                 */
                "application/json": components["schemas"]["ShoppingListNaming"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Spring refit",
                     *         "isFavourites": false,
                     *         "lines": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "brand": "Polyform",
                     *             "partNumber": "F-4",
                     *             "variant": "Navy",
                     *             "quantity": 2,
                     *             "offer": {
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierName": "Xarxa Chandlery",
                     *               "variant": "Navy",
                     *               "unit": null,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "stock": 24
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShoppingListAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeShoppingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Spring refit was removed."
                     *     }
                     */
                    "application/json": components["schemas"]["ShoppingListDoneAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreShoppingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Spring refit is back.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Spring refit",
                     *         "isFavourites": false,
                     *         "lines": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "brand": "Polyform",
                     *             "partNumber": "F-4",
                     *             "variant": "Navy",
                     *             "quantity": 2,
                     *             "offer": {
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierName": "Xarxa Chandlery",
                     *               "variant": "Navy",
                     *               "unit": null,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "stock": 24
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShoppingListAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setShoppingListLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "inventoryId": null,
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ShoppingListLines"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Spring refit",
                     *         "isFavourites": false,
                     *         "lines": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "inventoryId": null,
                     *             "name": "Fender F4",
                     *             "brand": "Polyform",
                     *             "partNumber": "F-4",
                     *             "variant": null,
                     *             "quantity": 2,
                     *             "offer": {
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierName": "Xarxa Chandlery",
                     *               "variant": "Navy",
                     *               "unit": null,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "stock": 24
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShoppingListAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    putShoppingListInCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                listId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lineIds": [
                 *         "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ShoppingListBuying"];
            };
        };
        responses: {
            /** @description The cart as it now is, and what became of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "2 items were added to your cart.",
                     *       "data": {
                     *         "cart": {
                     *           "totalItems": 2,
                     *           "lines": [
                     *             {
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "category": "Fenders",
                     *               "departments": [
                     *                 "exterior"
                     *               ],
                     *               "variant": "Navy",
                     *               "unit": null,
                     *               "quantity": 2,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "previousUnitPrice": null,
                     *               "taxBasisPoints": 2100,
                     *               "lineTotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "stock": 24,
                     *               "problem": null
                     *             }
                     *           ],
                     *           "savedLines": [],
                     *           "suppliers": [
                     *             {
                     *               "supplier": {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Xarxa Chandlery",
                     *                 "logoUrl": null
                     *               },
                     *               "deliveryMethods": [
                     *                 {
                     *                   "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                   "kind": "berth",
                     *                   "name": "To your berth",
                     *                   "details": "Weekdays, 08:00 to 17:00.",
                     *                   "cost": {
                     *                     "amountMinor": 1500,
                     *                     "currency": "EUR"
                     *                   },
                     *                   "ports": [
                     *                     "palma",
                     *                     "ibiza"
                     *                   ],
                     *                   "days": {
                     *                     "from": 1,
                     *                     "to": 2
                     *                   }
                     *                 }
                     *               ],
                     *               "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "elsewhere": null,
                     *               "taxUndecided": [],
                     *               "subtotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "tax": {
                     *                 "amountMinor": 3759,
                     *                 "currency": "EUR"
                     *               },
                     *               "delivery": {
                     *                 "amountMinor": 1500,
                     *                 "currency": "EUR"
                     *               },
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "details": {
                     *             "yachtId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "port": "palma",
                     *             "berth": "Q12",
                     *             "contact": "Marina Soler",
                     *             "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *             "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *             "latestUsefulOn": "2026-11-27",
                     *             "noteToSupplier": "Please call before you come alongside.",
                     *             "ifIncomplete": "send",
                     *             "billTo": {
                     *               "status": "business",
                     *               "country": "ES",
                     *               "vatId": "ESB12345674",
                     *               "usedCommercially": false,
                     *               "companyName": "Halcyon Charter S.L.",
                     *               "street": "Carrer de Sant Magí 12",
                     *               "postalCode": "07013",
                     *               "city": "Palma"
                     *             },
                     *             "poNumber": "HT-2026-114",
                     *             "costCentre": "Deck"
                     *           },
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "version": 3,
                     *           "checkoutKey": "checkout-0193f2a1-3",
                     *           "canCheckOut": true,
                     *           "openOrder": null
                     *         },
                     *         "lines": [
                     *           {
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "variant": "Navy",
                     *             "supplierName": "Xarxa Chandlery",
                     *             "wanted": 2,
                     *             "added": 2,
                     *             "outcome": "added",
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "previousUnitPrice": null,
                     *             "before": {
                     *               "quantity": 0,
                     *               "savedForLater": false
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FilledCartAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "productIds": [
                     *           "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FavouritesAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "isFavourite": true
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteSetting"];
            };
        };
        responses: {
            /** @description The products that are favourites now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Added to your favourites.",
                     *       "data": {
                     *         "productIds": [
                     *           "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FavouritesDoneAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "partNumbers": [
                 *         "f-4"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PartSearch"];
            };
        };
        responses: {
            /** @description In the order in which they were sent, each with the offers, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "partNumber": "f-4",
                     *             "offers": [
                     *               {
                     *                 "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Fender F4",
                     *                 "brand": "Polyform",
                     *                 "partNumber": "F-4",
                     *                 "sku": null,
                     *                 "variant": "Navy",
                     *                 "unit": null,
                     *                 "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "supplierName": "Xarxa Chandlery",
                     *                 "unitPrice": {
                     *                   "amountMinor": 8950,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "stock": 24
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartSearchAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Number, item, yacht or name.
                 * @example Q-10001
                 */
                q?: string;
                /** @example placed */
                status?: components["schemas"]["OrderStatus"];
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 24 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "Q-10001",
                     *             "status": "placed",
                     *             "createdAt": "2026-11-20T08:30:00.000Z",
                     *             "expiresAt": null,
                     *             "buyerName": "Marina Soler",
                     *             "yachtName": "Halcyon Tide",
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "due": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "expectedOn": null,
                     *             "items": 2,
                     *             "firstItem": "Fender F4",
                     *             "firstQuantity": 2,
                     *             "lines": 1,
                     *             "suppliers": [
                     *               {
                     *                 "name": "Xarxa Chandlery",
                     *                 "status": "pending_confirmation"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["OrderRow"][];
                            nextCursor: string | null;
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamOrderEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Event by event; the schema is that of each event’s data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *       "subOrderId": null,
                     *       "at": "2026-11-20T08:30:00.000Z"
                     *     }
                     */
                    "text/event-stream": {
                        orderId: components["schemas"]["Id"];
                        subOrderId: components["schemas"]["Id"] | null;
                        /** Format: date-time */
                        at: string;
                    } | {
                        bookingId: components["schemas"]["Id"];
                        /** Format: date-time */
                        at: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "Q-10001",
                     *         "status": "placed",
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "placedAt": "2026-11-20T08:30:00.000Z",
                     *         "expiresAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "place": {
                     *           "yachtName": "Halcyon Tide",
                     *           "port": "Palma",
                     *           "portTimeZone": "Europe/Madrid",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "vatCheck": {
                     *             "state": "valid",
                     *             "checkedAt": "2026-11-20T08:31:00.000Z",
                     *             "consultationNumber": "WAPIAAAAY1B2C3D4"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "due": {
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "afterRefunds": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "subOrders": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "Q-10001/1",
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "status": "pending_confirmation",
                     *             "lines": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Fender F4",
                     *                 "variant": "Navy",
                     *                 "sku": "F4-NAVY",
                     *                 "unit": null,
                     *                 "unitPrice": {
                     *                   "amountMinor": 8950,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "taxBasisPoints": 2100,
                     *                 "taxReason": null,
                     *                 "quantity": 2,
                     *                 "accepted": null,
                     *                 "substitute": null,
                     *                 "lineTotal": {
                     *                   "amountMinor": 17900,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryKind": "berth",
                     *             "deliveryName": "To your berth",
                     *             "deliveryDays": {
                     *               "from": 1,
                     *               "to": 2
                     *             },
                     *             "elsewhere": null,
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "due": {
                     *               "subtotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "tax": {
                     *                 "amountMinor": 3759,
                     *                 "currency": "EUR"
                     *               },
                     *               "delivery": {
                     *                 "amountMinor": 1500,
                     *                 "currency": "EUR"
                     *               },
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "commission": null,
                     *             "share": null,
                     *             "refunded": {
                     *               "amountMinor": 0,
                     *               "currency": "EUR"
                     *             },
                     *             "afterRefunds": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "refundable": null,
                     *             "answerBy": "2026-11-20T08:30:00.000Z",
                     *             "note": null,
                     *             "proposal": null,
                     *             "readyOn": null,
                     *             "tracking": null,
                     *             "trackingUrl": null,
                     *             "deliveredAt": null,
                     *             "chargedBy": null,
                     *             "completesAt": null,
                     *             "actions": [
                     *               "cancel"
                     *             ],
                     *             "version": 2
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "subOrderId": null,
                     *             "supplierName": null,
                     *             "process": "order",
                     *             "command": "pay",
                     *             "status": "placed",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [
                     *           "cancel"
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "paymentUrl": "https://payments.example.com/pay/cs_1"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            /** Format: uri */
                            paymentUrl: string;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it now is, and what became of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "2 items were added to your cart.",
                     *       "data": {
                     *         "cart": {
                     *           "totalItems": 2,
                     *           "lines": [
                     *             {
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "category": "Fenders",
                     *               "departments": [
                     *                 "exterior"
                     *               ],
                     *               "variant": "Navy",
                     *               "unit": null,
                     *               "quantity": 2,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "previousUnitPrice": null,
                     *               "taxBasisPoints": 2100,
                     *               "lineTotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "stock": 24,
                     *               "problem": null
                     *             }
                     *           ],
                     *           "savedLines": [],
                     *           "suppliers": [
                     *             {
                     *               "supplier": {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Xarxa Chandlery",
                     *                 "logoUrl": null
                     *               },
                     *               "deliveryMethods": [
                     *                 {
                     *                   "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                   "kind": "berth",
                     *                   "name": "To your berth",
                     *                   "details": "Weekdays, 08:00 to 17:00.",
                     *                   "cost": {
                     *                     "amountMinor": 1500,
                     *                     "currency": "EUR"
                     *                   },
                     *                   "ports": [
                     *                     "palma",
                     *                     "ibiza"
                     *                   ],
                     *                   "days": {
                     *                     "from": 1,
                     *                     "to": 2
                     *                   }
                     *                 }
                     *               ],
                     *               "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "elsewhere": null,
                     *               "taxUndecided": [],
                     *               "subtotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "tax": {
                     *                 "amountMinor": 3759,
                     *                 "currency": "EUR"
                     *               },
                     *               "delivery": {
                     *                 "amountMinor": 1500,
                     *                 "currency": "EUR"
                     *               },
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "details": {
                     *             "yachtId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "port": "palma",
                     *             "berth": "Q12",
                     *             "contact": "Marina Soler",
                     *             "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *             "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *             "latestUsefulOn": "2026-11-27",
                     *             "noteToSupplier": "Please call before you come alongside.",
                     *             "ifIncomplete": "send",
                     *             "billTo": {
                     *               "status": "business",
                     *               "country": "ES",
                     *               "vatId": "ESB12345674",
                     *               "usedCommercially": false,
                     *               "companyName": "Halcyon Charter S.L.",
                     *               "street": "Carrer de Sant Magí 12",
                     *               "postalCode": "07013",
                     *               "city": "Palma"
                     *             },
                     *             "poNumber": "HT-2026-114",
                     *             "costCentre": "Deck"
                     *           },
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "version": 3,
                     *           "checkoutKey": "checkout-0193f2a1-3",
                     *           "canCheckOut": true,
                     *           "openOrder": null
                     *         },
                     *         "lines": [
                     *           {
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "variant": "Navy",
                     *             "supplierName": "Xarxa Chandlery",
                     *             "wanted": 2,
                     *             "added": 2,
                     *             "outcome": "added",
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "previousUnitPrice": {
                     *               "amountMinor": 8500,
                     *               "currency": "EUR"
                     *             },
                     *             "before": {
                     *               "quantity": 0,
                     *               "savedForLater": false
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FilledCartAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveUpOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The order was cancelled. Its items are back in your cart.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "Q-10001",
                     *         "status": "payment_expired",
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "placedAt": "2026-11-20T08:30:00.000Z",
                     *         "expiresAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "place": {
                     *           "yachtName": "Halcyon Tide",
                     *           "port": "Palma",
                     *           "portTimeZone": "Europe/Madrid",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "vatCheck": {
                     *             "state": "valid",
                     *             "checkedAt": "2026-11-20T08:31:00.000Z",
                     *             "consultationNumber": "WAPIAAAAY1B2C3D4"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "due": {
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "afterRefunds": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "subOrders": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "Q-10001/1",
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "status": "pending_confirmation",
                     *             "lines": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Fender F4",
                     *                 "variant": "Navy",
                     *                 "sku": "F4-NAVY",
                     *                 "unit": null,
                     *                 "unitPrice": {
                     *                   "amountMinor": 8950,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "taxBasisPoints": 2100,
                     *                 "taxReason": null,
                     *                 "quantity": 2,
                     *                 "accepted": null,
                     *                 "substitute": null,
                     *                 "lineTotal": {
                     *                   "amountMinor": 17900,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryKind": "berth",
                     *             "deliveryName": "To your berth",
                     *             "deliveryDays": {
                     *               "from": 1,
                     *               "to": 2
                     *             },
                     *             "elsewhere": null,
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "due": {
                     *               "subtotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "tax": {
                     *                 "amountMinor": 3759,
                     *                 "currency": "EUR"
                     *               },
                     *               "delivery": {
                     *                 "amountMinor": 1500,
                     *                 "currency": "EUR"
                     *               },
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "commission": null,
                     *             "share": null,
                     *             "refunded": {
                     *               "amountMinor": 0,
                     *               "currency": "EUR"
                     *             },
                     *             "afterRefunds": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "refundable": null,
                     *             "answerBy": "2026-11-20T08:30:00.000Z",
                     *             "note": null,
                     *             "proposal": null,
                     *             "readyOn": null,
                     *             "tracking": null,
                     *             "trackingUrl": null,
                     *             "deliveredAt": null,
                     *             "chargedBy": null,
                     *             "completesAt": null,
                     *             "actions": [
                     *               "cancel"
                     *             ],
                     *             "version": 2
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "subOrderId": null,
                     *             "supplierName": null,
                     *             "process": "order",
                     *             "command": "pay",
                     *             "status": "placed",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The order is cancelled. Nothing is charged.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "Q-10001",
                     *         "status": "cancelled",
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "placedAt": "2026-11-20T08:30:00.000Z",
                     *         "expiresAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "place": {
                     *           "yachtName": "Halcyon Tide",
                     *           "port": "Palma",
                     *           "portTimeZone": "Europe/Madrid",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "vatCheck": {
                     *             "state": "valid",
                     *             "checkedAt": "2026-11-20T08:31:00.000Z",
                     *             "consultationNumber": "WAPIAAAAY1B2C3D4"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "due": {
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "afterRefunds": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "subOrders": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "Q-10001/1",
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "status": "pending_confirmation",
                     *             "lines": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Fender F4",
                     *                 "variant": "Navy",
                     *                 "sku": "F4-NAVY",
                     *                 "unit": null,
                     *                 "unitPrice": {
                     *                   "amountMinor": 8950,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "taxBasisPoints": 2100,
                     *                 "taxReason": null,
                     *                 "quantity": 2,
                     *                 "accepted": null,
                     *                 "substitute": null,
                     *                 "lineTotal": {
                     *                   "amountMinor": 17900,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryKind": "berth",
                     *             "deliveryName": "To your berth",
                     *             "deliveryDays": {
                     *               "from": 1,
                     *               "to": 2
                     *             },
                     *             "elsewhere": null,
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "due": {
                     *               "subtotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "tax": {
                     *                 "amountMinor": 3759,
                     *                 "currency": "EUR"
                     *               },
                     *               "delivery": {
                     *                 "amountMinor": 1500,
                     *                 "currency": "EUR"
                     *               },
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "commission": null,
                     *             "share": null,
                     *             "refunded": {
                     *               "amountMinor": 0,
                     *               "currency": "EUR"
                     *             },
                     *             "afterRefunds": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "refundable": null,
                     *             "answerBy": "2026-11-20T08:30:00.000Z",
                     *             "note": null,
                     *             "proposal": null,
                     *             "readyOn": null,
                     *             "tracking": null,
                     *             "trackingUrl": null,
                     *             "deliveredAt": null,
                     *             "chargedBy": null,
                     *             "completesAt": null,
                     *             "actions": [
                     *               "cancel"
                     *             ],
                     *             "version": 2
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "subOrderId": null,
                     *             "supplierName": null,
                     *             "process": "order",
                     *             "command": "pay",
                     *             "status": "placed",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubOrders: {
        parameters: {
            query?: {
                /** @example Q-10001 */
                q?: string;
                /** @example to_answer */
                tab?: components["schemas"]["SubOrderTab"];
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 24 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "Q-10001/1",
                     *             "status": "pending_confirmation",
                     *             "placedAt": "2026-11-20T08:30:00.000Z",
                     *             "answerBy": "2026-11-20T08:30:00.000Z",
                     *             "returnAnswerBy": null,
                     *             "buyerName": "Marina Soler",
                     *             "yachtName": "Halcyon Tide",
                     *             "port": "Palma",
                     *             "latestUsefulOn": "2026-11-27",
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "acceptedTotal": null,
                     *             "items": 2,
                     *             "firstItem": "Fender F4",
                     *             "firstQuantity": 2,
                     *             "lines": 1,
                     *             "actions": [
                     *               "confirm",
                     *               "decline",
                     *               "propose_change"
                     *             ],
                     *             "version": 2
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1,
                     *         "counts": {
                     *           "to_answer": 1,
                     *           "returns": 0,
                     *           "to_send": 0,
                     *           "on_the_way": 0,
                     *           "done": 0,
                     *           "closed": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["SupplierOrderRow"][];
                            nextCursor: string | null;
                            total: number;
                            counts: {
                                to_answer: number;
                                returns: number;
                                to_send: number;
                                on_the_way: number;
                                done: number;
                                closed: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "orderNumber": "Q-10001",
                     *         "placedAt": "2026-11-20T08:30:00.000Z",
                     *         "buyerName": "Marina Soler",
                     *         "place": {
                     *           "yachtName": "Halcyon Tide",
                     *           "port": "Palma",
                     *           "portTimeZone": "Europe/Madrid",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "vatCheck": {
                     *             "state": "valid",
                     *             "checkedAt": "2026-11-20T08:31:00.000Z",
                     *             "consultationNumber": "WAPIAAAAY1B2C3D4"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subOrder": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "number": "Q-10001/1",
                     *           "supplier": {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Xarxa Chandlery",
                     *             "logoUrl": null
                     *           },
                     *           "status": "pending_confirmation",
                     *           "lines": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "variant": "Navy",
                     *               "sku": "F4-NAVY",
                     *               "unit": null,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "taxBasisPoints": 2100,
                     *               "taxReason": null,
                     *               "quantity": 2,
                     *               "accepted": null,
                     *               "substitute": null,
                     *               "lineTotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "deliveryKind": "berth",
                     *           "deliveryName": "To your berth",
                     *           "deliveryDays": {
                     *             "from": 1,
                     *             "to": 2
                     *           },
                     *           "elsewhere": null,
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "due": {
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "commission": {
                     *             "amountMinor": 1790,
                     *             "currency": "EUR"
                     *           },
                     *           "share": {
                     *             "amountMinor": 21369,
                     *             "currency": "EUR"
                     *           },
                     *           "refunded": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "afterRefunds": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "refundable": null,
                     *           "answerBy": "2026-11-20T08:30:00.000Z",
                     *           "note": null,
                     *           "proposal": null,
                     *           "readyOn": null,
                     *           "tracking": null,
                     *           "trackingUrl": null,
                     *           "deliveredAt": null,
                     *           "chargedBy": null,
                     *           "completesAt": null,
                     *           "actions": [
                     *             "confirm",
                     *             "decline",
                     *             "propose_change"
                     *           ],
                     *           "version": 2
                     *         },
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "subOrderId": null,
                     *             "supplierName": null,
                     *             "process": "order",
                     *             "command": "pay",
                     *             "status": "placed",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["SupplierOrder"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPackingSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packing slip as PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDeliveryNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery note as PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    actOnSubOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "confirm",
                 *       "readyOn": "2026-11-24"
                 *     }
                 */
                "application/json": components["schemas"]["SubOrderActRequest"];
            };
        };
        responses: {
            /** @description The sub-order as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The order is confirmed.",
                     *       "data": {
                     *         "subOrder": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "number": "Q-10001/1",
                     *           "supplier": {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Xarxa Chandlery",
                     *             "logoUrl": null
                     *           },
                     *           "status": "confirmed",
                     *           "lines": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "variant": "Navy",
                     *               "sku": "F4-NAVY",
                     *               "unit": null,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "taxBasisPoints": 2100,
                     *               "taxReason": null,
                     *               "quantity": 2,
                     *               "accepted": null,
                     *               "substitute": null,
                     *               "lineTotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "deliveryKind": "berth",
                     *           "deliveryName": "To your berth",
                     *           "deliveryDays": {
                     *             "from": 1,
                     *             "to": 2
                     *           },
                     *           "elsewhere": null,
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "due": {
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "commission": null,
                     *           "share": null,
                     *           "refunded": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "afterRefunds": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "refundable": null,
                     *           "answerBy": "2026-11-20T08:30:00.000Z",
                     *           "note": null,
                     *           "proposal": null,
                     *           "readyOn": null,
                     *           "tracking": null,
                     *           "trackingUrl": null,
                     *           "deliveredAt": null,
                     *           "chargedBy": null,
                     *           "completesAt": null,
                     *           "actions": [
                     *             "cancel"
                     *           ],
                     *           "version": 2
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            subOrder: components["schemas"]["SubOrder"];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubOrderRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReturns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The returns, and what else can be returned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "subOrderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "Q-10001/1",
                     *             "kind": "complaint",
                     *             "status": "requested",
                     *             "reason": "damaged",
                     *             "note": "The seam is torn on one side.",
                     *             "wanted": "refund",
                     *             "lines": [
                     *               {
                     *                 "lineId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Fender F4",
                     *                 "quantity": 1
                     *               }
                     *             ],
                     *             "most": {
                     *               "amountMinor": 10830,
                     *               "currency": "EUR"
                     *             },
                     *             "requested": {
                     *               "amountMinor": 10830,
                     *               "currency": "EUR"
                     *             },
                     *             "agreed": null,
                     *             "refunded": null,
                     *             "goodsComeBack": true,
                     *             "instructions": null,
                     *             "tracking": null,
                     *             "answerBy": "2026-11-25T08:30:00.000Z",
                     *             "createdAt": "2026-11-20T08:30:00.000Z",
                     *             "history": [
                     *               {
                     *                 "at": "2026-11-20T08:30:00.000Z",
                     *                 "command": "request",
                     *                 "status": "requested",
                     *                 "by": "you",
                     *                 "note": "The seam is torn on one side."
                     *               }
                     *             ],
                     *             "files": [],
                     *             "actions": [
                     *               "withdraw",
                     *               "write",
                     *               "add_file"
                     *             ],
                     *             "version": 1
                     *           }
                     *         ],
                     *         "returnable": {
                     *           "until": "2026-12-04T08:30:00.000Z",
                     *           "lines": [
                     *             {
                     *               "lineId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "quantity": 1,
                     *               "unit": {
                     *                 "amountMinor": 10830,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "most": {
                     *             "amountMinor": 12329,
                     *             "currency": "EUR"
                     *           },
                     *           "canWithdraw": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["ReturnsOfSubOrder"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time.
                 * @example return-0193f2a1-1
                 */
                "Idempotency-Key": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "complaint",
                 *       "lines": [
                 *         {
                 *           "lineId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "quantity": 1
                 *         }
                 *       ],
                 *       "reason": "damaged",
                 *       "note": "The seam is torn on one side.",
                 *       "wanted": "refund"
                 *     }
                 */
                "application/json": components["schemas"]["ReturnRequest"];
            };
        };
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The supplier has been asked to answer within 5 days.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "subOrderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "Q-10001/1",
                     *         "kind": "complaint",
                     *         "status": "requested",
                     *         "reason": "damaged",
                     *         "note": "The seam is torn on one side.",
                     *         "wanted": "refund",
                     *         "lines": [
                     *           {
                     *             "lineId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "quantity": 1
                     *           }
                     *         ],
                     *         "most": {
                     *           "amountMinor": 10830,
                     *           "currency": "EUR"
                     *         },
                     *         "requested": {
                     *           "amountMinor": 10830,
                     *           "currency": "EUR"
                     *         },
                     *         "agreed": null,
                     *         "refunded": null,
                     *         "goodsComeBack": true,
                     *         "instructions": null,
                     *         "tracking": null,
                     *         "answerBy": "2026-11-25T08:30:00.000Z",
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "history": [
                     *           {
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "command": "request",
                     *             "status": "requested",
                     *             "by": "you",
                     *             "note": "The seam is torn on one side."
                     *           }
                     *         ],
                     *         "files": [],
                     *         "actions": [
                     *           "withdraw",
                     *           "write",
                     *           "add_file"
                     *         ],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Return"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    actOnReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "write",
                 *       "note": "It was torn when we unpacked it."
                 *     }
                 */
                "application/json": components["schemas"]["ReturnActRequest"];
            };
        };
        responses: {
            /** @description The return as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The message was sent.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "subOrderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "Q-10001/1",
                     *         "kind": "complaint",
                     *         "status": "requested",
                     *         "reason": "damaged",
                     *         "note": "The seam is torn on one side.",
                     *         "wanted": "refund",
                     *         "lines": [
                     *           {
                     *             "lineId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "quantity": 1
                     *           }
                     *         ],
                     *         "most": {
                     *           "amountMinor": 10830,
                     *           "currency": "EUR"
                     *         },
                     *         "requested": {
                     *           "amountMinor": 10830,
                     *           "currency": "EUR"
                     *         },
                     *         "agreed": null,
                     *         "refunded": null,
                     *         "goodsComeBack": true,
                     *         "instructions": null,
                     *         "tracking": null,
                     *         "answerBy": "2026-11-25T08:30:00.000Z",
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "history": [
                     *           {
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "command": "request",
                     *             "status": "requested",
                     *             "by": "you",
                     *             "note": "The seam is torn on one side."
                     *           }
                     *         ],
                     *         "files": [],
                     *         "actions": [
                     *           "withdraw",
                     *           "write",
                     *           "add_file"
                     *         ],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Return"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReturnFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                returnId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description The return as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The file is added.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "subOrderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "Q-10001/1",
                     *         "kind": "complaint",
                     *         "status": "requested",
                     *         "reason": "damaged",
                     *         "note": "The seam is torn on one side.",
                     *         "wanted": "refund",
                     *         "lines": [
                     *           {
                     *             "lineId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "quantity": 1
                     *           }
                     *         ],
                     *         "most": {
                     *           "amountMinor": 10830,
                     *           "currency": "EUR"
                     *         },
                     *         "requested": {
                     *           "amountMinor": 10830,
                     *           "currency": "EUR"
                     *         },
                     *         "agreed": null,
                     *         "refunded": null,
                     *         "goodsComeBack": true,
                     *         "instructions": null,
                     *         "tracking": null,
                     *         "answerBy": "2026-11-25T08:30:00.000Z",
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "history": [
                     *           {
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "command": "request",
                     *             "status": "requested",
                     *             "by": "you",
                     *             "note": "The seam is torn on one side."
                     *           }
                     *         ],
                     *         "files": [],
                     *         "actions": [
                     *           "withdraw",
                     *           "write",
                     *           "add_file"
                     *         ],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Return"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PaperNotAccepted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReturnFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                returnId: components["schemas"]["Id"];
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSubOrderLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The sub-order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "orderNumber": "Q-10001",
                     *         "placedAt": "2026-11-20T08:30:00.000Z",
                     *         "buyerName": "Marina Soler",
                     *         "place": {
                     *           "yachtName": "Halcyon Tide",
                     *           "port": "Palma",
                     *           "portTimeZone": "Europe/Madrid",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "vatCheck": {
                     *             "state": "valid",
                     *             "checkedAt": "2026-11-20T08:31:00.000Z",
                     *             "consultationNumber": "WAPIAAAAY1B2C3D4"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subOrder": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "number": "Q-10001/1",
                     *           "supplier": {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Xarxa Chandlery",
                     *             "logoUrl": null
                     *           },
                     *           "status": "pending_confirmation",
                     *           "lines": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "variant": "Navy",
                     *               "sku": "F4-NAVY",
                     *               "unit": null,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "taxBasisPoints": 2100,
                     *               "taxReason": null,
                     *               "quantity": 2,
                     *               "accepted": null,
                     *               "substitute": null,
                     *               "lineTotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "deliveryKind": "berth",
                     *           "deliveryName": "To your berth",
                     *           "deliveryDays": {
                     *             "from": 1,
                     *             "to": 2
                     *           },
                     *           "elsewhere": null,
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "due": {
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "commission": {
                     *             "amountMinor": 1790,
                     *             "currency": "EUR"
                     *           },
                     *           "share": {
                     *             "amountMinor": 21369,
                     *             "currency": "EUR"
                     *           },
                     *           "refunded": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "afterRefunds": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "refundable": null,
                     *           "answerBy": "2026-11-20T08:30:00.000Z",
                     *           "note": null,
                     *           "proposal": null,
                     *           "readyOn": null,
                     *           "tracking": null,
                     *           "trackingUrl": null,
                     *           "deliveredAt": null,
                     *           "chargedBy": null,
                     *           "completesAt": null,
                     *           "actions": [
                     *             "confirm",
                     *             "decline",
                     *             "propose_change"
                     *           ],
                     *           "version": 2
                     *         },
                     *         "expiresAt": "2026-11-20T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["LinkedSubOrder"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerSubOrderLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                subOrderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR",
                 *       "action": "confirm"
                 *     }
                 */
                "application/json": {
                    token: string;
                    /** @enum {string} */
                    action: "confirm" | "propose_change" | "decline";
                    note?: string | null;
                    lines?: components["schemas"]["ConfirmedLines"];
                    /**
                     * Format: date
                     * @description With `confirm`: when it is expected on board, or can be collected.
                     */
                    readyOn?: string | null;
                    proposal?: components["schemas"]["ProposalGiven"];
                };
            };
        };
        responses: {
            /** @description The sub-order as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The order is confirmed.",
                     *       "data": {
                     *         "orderNumber": "Q-10001",
                     *         "placedAt": "2026-11-20T08:30:00.000Z",
                     *         "buyerName": "Marina Soler",
                     *         "place": {
                     *           "yachtName": "Halcyon Tide",
                     *           "port": "Palma",
                     *           "portTimeZone": "Europe/Madrid",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "vatCheck": {
                     *             "state": "valid",
                     *             "checkedAt": "2026-11-20T08:31:00.000Z",
                     *             "consultationNumber": "WAPIAAAAY1B2C3D4"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subOrder": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "number": "Q-10001/1",
                     *           "supplier": {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Xarxa Chandlery",
                     *             "logoUrl": null
                     *           },
                     *           "status": "confirmed",
                     *           "lines": [
                     *             {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Fender F4",
                     *               "variant": "Navy",
                     *               "sku": "F4-NAVY",
                     *               "unit": null,
                     *               "unitPrice": {
                     *                 "amountMinor": 8950,
                     *                 "currency": "EUR"
                     *               },
                     *               "taxBasisPoints": 2100,
                     *               "taxReason": null,
                     *               "quantity": 2,
                     *               "accepted": null,
                     *               "substitute": null,
                     *               "lineTotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "deliveryKind": "berth",
                     *           "deliveryName": "To your berth",
                     *           "deliveryDays": {
                     *             "from": 1,
                     *             "to": 2
                     *           },
                     *           "elsewhere": null,
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "due": {
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "commission": {
                     *             "amountMinor": 1790,
                     *             "currency": "EUR"
                     *           },
                     *           "share": {
                     *             "amountMinor": 21369,
                     *             "currency": "EUR"
                     *           },
                     *           "refunded": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "afterRefunds": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "refundable": null,
                     *           "answerBy": "2026-11-20T08:30:00.000Z",
                     *           "note": null,
                     *           "proposal": null,
                     *           "readyOn": null,
                     *           "tracking": null,
                     *           "trackingUrl": null,
                     *           "deliveredAt": null,
                     *           "chargedBy": null,
                     *           "completesAt": null,
                     *           "actions": [],
                     *           "version": 2
                     *         },
                     *         "expiresAt": "2026-11-20T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["LinkedSubOrder"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubOrderRefused"];
            410: components["responses"]["LinkRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description Number, service, yacht or name.
                 * @example B-10001
                 */
                q?: string;
                /** @example requested */
                status?: components["schemas"]["BookingStatus"];
                /** @example upcoming */
                tab?: components["schemas"]["BookingTab"];
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 24 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "B-10001",
                     *             "status": "requested",
                     *             "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "serviceName": "Diesel engine service",
                     *             "providerName": "Riviera Marine Engineering",
                     *             "buyerName": "Marina Soler",
                     *             "yachtName": "MY Halcyon",
                     *             "port": "Palma",
                     *             "teamName": null,
                     *             "startsAt": "2026-12-03T08:00:00.000Z",
                     *             "endsAt": "2026-12-03T12:00:00.000Z",
                     *             "timeZone": "Europe/Madrid",
                     *             "total": {
                     *               "amountMinor": 43560,
                     *               "currency": "EUR"
                     *             },
                     *             "waitsUntil": "2026-11-27T09:03:00.000Z",
                     *             "waitsFor": "provider"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1,
                     *         "counts": {
                     *           "to_pay": 0,
                     *           "to_answer": 1,
                     *           "upcoming": 2,
                     *           "in_progress": 0,
                     *           "disputed": 0,
                     *           "done": 4,
                     *           "closed": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["BookingRow"][];
                            nextCursor: string | null;
                            total: number;
                            counts: components["schemas"]["BookingCounts"];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time.
                 * @example booking-0193f2a1-3
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "placeKind": "berth",
                 *       "port": "palma",
                 *       "quantity": 1,
                 *       "startsAt": "2026-12-03T08:00:00.000Z",
                 *       "expectedTotal": {
                 *         "amountMinor": 43560,
                 *         "currency": "EUR"
                 *       },
                 *       "yachtId": null,
                 *       "berth": "B-12",
                 *       "contact": "Jo, +34 600 000 000",
                 *       "latestUsefulOn": "2026-12-10",
                 *       "note": "Starboard engine loses coolant.",
                 *       "billTo": null
                 *     }
                 */
                "application/json": components["schemas"]["BookingGiven"];
            };
        };
        responses: {
            /** @description The time is held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Please pay to request the booking.",
                     *       "data": {
                     *         "bookingId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "B-10001",
                     *         "expiresAt": "2026-11-25T09:15:00.000Z",
                     *         "paymentUrl": "https://payments.example.com/pay/cs_1",
                     *         "total": {
                     *           "amountMinor": 43560,
                     *           "currency": "EUR"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["BookingCreated"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BookingRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "B-10001",
                     *         "status": "requested",
                     *         "createdAt": "2026-11-25T09:00:00.000Z",
                     *         "requestedAt": "2026-11-25T09:03:00.000Z",
                     *         "expiresAt": null,
                     *         "answerBy": "2026-11-27T09:03:00.000Z",
                     *         "completesAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "billTo": null,
                     *         "vatCheck": null,
                     *         "provider": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "name": "Riviera Marine Engineering",
                     *           "logoUrl": null
                     *         },
                     *         "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "serviceName": "Diesel engine service",
                     *         "pricedPer": "visit",
                     *         "unit": null,
                     *         "quantity": 1,
                     *         "teamId": null,
                     *         "teamName": null,
                     *         "startsAt": "2026-12-03T08:00:00.000Z",
                     *         "endsAt": "2026-12-03T12:00:00.000Z",
                     *         "timeZone": "Europe/Madrid",
                     *         "wholeDays": false,
                     *         "place": {
                     *           "kind": "berth",
                     *           "port": "Palma",
                     *           "portSlug": "palma",
                     *           "berth": "B-12",
                     *           "yachtName": "MY Halcyon",
                     *           "contact": "Jo, +34 600 000 000",
                     *           "latestUsefulOn": "2026-12-10"
                     *         },
                     *         "note": "Starboard engine loses coolant.",
                     *         "answer": null,
                     *         "cancellationPolicy": "moderate",
                     *         "cancellation": null,
                     *         "unitPrice": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "taxReason": null,
                     *         "subtotal": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 7560,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 43560,
                     *           "currency": "EUR"
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "commission": null,
                     *         "share": null,
                     *         "refundable": null,
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "proposal": null,
                     *         "supplements": [],
                     *         "files": [],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-25T09:03:00.000Z",
                     *             "process": "booking",
                     *             "command": "authorize",
                     *             "status": "requested",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [
                     *           "withdraw",
                     *           "add_file"
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    payBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supplementId": null
                 *     }
                 */
                "application/json": {
                    /** @description Null: the booking itself. */
                    supplementId: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            /** @description Where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "paymentUrl": "https://payments.example.com/pay/cs_1"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            /** Format: uri */
                            paymentUrl: string;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PurchaseNotOpen"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveUpBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The time is free again. Nothing was charged.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "B-10001",
                     *         "status": "requested",
                     *         "createdAt": "2026-11-25T09:00:00.000Z",
                     *         "requestedAt": "2026-11-25T09:03:00.000Z",
                     *         "expiresAt": null,
                     *         "answerBy": "2026-11-27T09:03:00.000Z",
                     *         "completesAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "billTo": null,
                     *         "vatCheck": null,
                     *         "provider": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "name": "Riviera Marine Engineering",
                     *           "logoUrl": null
                     *         },
                     *         "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "serviceName": "Diesel engine service",
                     *         "pricedPer": "visit",
                     *         "unit": null,
                     *         "quantity": 1,
                     *         "teamId": null,
                     *         "teamName": null,
                     *         "startsAt": "2026-12-03T08:00:00.000Z",
                     *         "endsAt": "2026-12-03T12:00:00.000Z",
                     *         "timeZone": "Europe/Madrid",
                     *         "wholeDays": false,
                     *         "place": {
                     *           "kind": "berth",
                     *           "port": "Palma",
                     *           "portSlug": "palma",
                     *           "berth": "B-12",
                     *           "yachtName": "MY Halcyon",
                     *           "contact": "Jo, +34 600 000 000",
                     *           "latestUsefulOn": "2026-12-10"
                     *         },
                     *         "note": "Starboard engine loses coolant.",
                     *         "answer": null,
                     *         "cancellationPolicy": "moderate",
                     *         "cancellation": null,
                     *         "unitPrice": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "taxReason": null,
                     *         "subtotal": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 7560,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 43560,
                     *           "currency": "EUR"
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "commission": null,
                     *         "share": null,
                     *         "refundable": null,
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "proposal": null,
                     *         "supplements": [],
                     *         "files": [],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-25T09:03:00.000Z",
                     *             "process": "booking",
                     *             "command": "authorize",
                     *             "status": "requested",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [
                     *           "withdraw",
                     *           "add_file"
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PurchaseNotOpen"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    actOnBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "confirm"
                 *     }
                 */
                "application/json": components["schemas"]["BookingActRequest"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The booking is confirmed.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "B-10001",
                     *         "status": "requested",
                     *         "createdAt": "2026-11-25T09:00:00.000Z",
                     *         "requestedAt": "2026-11-25T09:03:00.000Z",
                     *         "expiresAt": null,
                     *         "answerBy": "2026-11-27T09:03:00.000Z",
                     *         "completesAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "billTo": null,
                     *         "vatCheck": null,
                     *         "provider": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "name": "Riviera Marine Engineering",
                     *           "logoUrl": null
                     *         },
                     *         "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "serviceName": "Diesel engine service",
                     *         "pricedPer": "visit",
                     *         "unit": null,
                     *         "quantity": 1,
                     *         "teamId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "teamName": "Team Blue",
                     *         "startsAt": "2026-12-03T08:00:00.000Z",
                     *         "endsAt": "2026-12-03T12:00:00.000Z",
                     *         "timeZone": "Europe/Madrid",
                     *         "wholeDays": false,
                     *         "place": {
                     *           "kind": "berth",
                     *           "port": "Palma",
                     *           "portSlug": "palma",
                     *           "berth": "B-12",
                     *           "yachtName": "MY Halcyon",
                     *           "contact": "Jo, +34 600 000 000",
                     *           "latestUsefulOn": "2026-12-10"
                     *         },
                     *         "note": "Starboard engine loses coolant.",
                     *         "answer": null,
                     *         "cancellationPolicy": "moderate",
                     *         "cancellation": null,
                     *         "unitPrice": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "taxReason": null,
                     *         "subtotal": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 7560,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 43560,
                     *           "currency": "EUR"
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "commission": {
                     *           "amountMinor": 3600,
                     *           "currency": "EUR"
                     *         },
                     *         "share": {
                     *           "amountMinor": 39960,
                     *           "currency": "EUR"
                     *         },
                     *         "refundable": null,
                     *         "payment": null,
                     *         "proposal": null,
                     *         "supplements": [],
                     *         "files": [],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-25T09:03:00.000Z",
                     *             "process": "booking",
                     *             "command": "authorize",
                     *             "status": "requested",
                     *             "by": "buyer",
                     *             "byName": "Marina Soler",
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [
                     *           "confirm",
                     *           "propose_time",
                     *           "decline"
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BookingActRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeSupplement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time.
                 * @example booking-0193f2a1-3
                 */
                "Idempotency-Key": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Two corroded seacocks replaced",
                 *       "amount": {
                 *         "amountMinor": 18000,
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SupplementGiven"];
            };
        };
        responses: {
            /** @description The booking as it now is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The buyer was asked.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "B-10001",
                     *         "status": "requested",
                     *         "createdAt": "2026-11-25T09:00:00.000Z",
                     *         "requestedAt": "2026-11-25T09:03:00.000Z",
                     *         "expiresAt": null,
                     *         "answerBy": "2026-11-27T09:03:00.000Z",
                     *         "completesAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "billTo": null,
                     *         "vatCheck": null,
                     *         "provider": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "name": "Riviera Marine Engineering",
                     *           "logoUrl": null
                     *         },
                     *         "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "serviceName": "Diesel engine service",
                     *         "pricedPer": "visit",
                     *         "unit": null,
                     *         "quantity": 1,
                     *         "teamId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "teamName": "Team Blue",
                     *         "startsAt": "2026-12-03T08:00:00.000Z",
                     *         "endsAt": "2026-12-03T12:00:00.000Z",
                     *         "timeZone": "Europe/Madrid",
                     *         "wholeDays": false,
                     *         "place": {
                     *           "kind": "berth",
                     *           "port": "Palma",
                     *           "portSlug": "palma",
                     *           "berth": "B-12",
                     *           "yachtName": "MY Halcyon",
                     *           "contact": "Jo, +34 600 000 000",
                     *           "latestUsefulOn": "2026-12-10"
                     *         },
                     *         "note": "Starboard engine loses coolant.",
                     *         "answer": null,
                     *         "cancellationPolicy": "moderate",
                     *         "cancellation": null,
                     *         "unitPrice": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "taxReason": null,
                     *         "subtotal": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 7560,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 43560,
                     *           "currency": "EUR"
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "commission": {
                     *           "amountMinor": 3600,
                     *           "currency": "EUR"
                     *         },
                     *         "share": {
                     *           "amountMinor": 39960,
                     *           "currency": "EUR"
                     *         },
                     *         "refundable": null,
                     *         "payment": null,
                     *         "proposal": null,
                     *         "supplements": [],
                     *         "files": [],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-25T09:03:00.000Z",
                     *             "process": "booking",
                     *             "command": "authorize",
                     *             "status": "requested",
                     *             "by": "buyer",
                     *             "byName": "Marina Soler",
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [
                     *           "confirm",
                     *           "propose_time",
                     *           "decline"
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BookingActRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerSupplement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60 */
                supplementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "decline"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "accept" | "decline" | "withdraw";
                };
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The extra work is declined. Nothing is charged for it.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "B-10001",
                     *         "status": "requested",
                     *         "createdAt": "2026-11-25T09:00:00.000Z",
                     *         "requestedAt": "2026-11-25T09:03:00.000Z",
                     *         "expiresAt": null,
                     *         "answerBy": "2026-11-27T09:03:00.000Z",
                     *         "completesAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "billTo": null,
                     *         "vatCheck": null,
                     *         "provider": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "name": "Riviera Marine Engineering",
                     *           "logoUrl": null
                     *         },
                     *         "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "serviceName": "Diesel engine service",
                     *         "pricedPer": "visit",
                     *         "unit": null,
                     *         "quantity": 1,
                     *         "teamId": null,
                     *         "teamName": null,
                     *         "startsAt": "2026-12-03T08:00:00.000Z",
                     *         "endsAt": "2026-12-03T12:00:00.000Z",
                     *         "timeZone": "Europe/Madrid",
                     *         "wholeDays": false,
                     *         "place": {
                     *           "kind": "berth",
                     *           "port": "Palma",
                     *           "portSlug": "palma",
                     *           "berth": "B-12",
                     *           "yachtName": "MY Halcyon",
                     *           "contact": "Jo, +34 600 000 000",
                     *           "latestUsefulOn": "2026-12-10"
                     *         },
                     *         "note": "Starboard engine loses coolant.",
                     *         "answer": null,
                     *         "cancellationPolicy": "moderate",
                     *         "cancellation": null,
                     *         "unitPrice": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "taxReason": null,
                     *         "subtotal": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 7560,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 43560,
                     *           "currency": "EUR"
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "commission": null,
                     *         "share": null,
                     *         "refundable": null,
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "proposal": null,
                     *         "supplements": [],
                     *         "files": [],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-25T09:03:00.000Z",
                     *             "process": "booking",
                     *             "command": "authorize",
                     *             "status": "requested",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [
                     *           "withdraw",
                     *           "add_file"
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBookingFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The file is added.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "B-10001",
                     *         "status": "requested",
                     *         "createdAt": "2026-11-25T09:00:00.000Z",
                     *         "requestedAt": "2026-11-25T09:03:00.000Z",
                     *         "expiresAt": null,
                     *         "answerBy": "2026-11-27T09:03:00.000Z",
                     *         "completesAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "billTo": null,
                     *         "vatCheck": null,
                     *         "provider": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "name": "Riviera Marine Engineering",
                     *           "logoUrl": null
                     *         },
                     *         "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "serviceName": "Diesel engine service",
                     *         "pricedPer": "visit",
                     *         "unit": null,
                     *         "quantity": 1,
                     *         "teamId": null,
                     *         "teamName": null,
                     *         "startsAt": "2026-12-03T08:00:00.000Z",
                     *         "endsAt": "2026-12-03T12:00:00.000Z",
                     *         "timeZone": "Europe/Madrid",
                     *         "wholeDays": false,
                     *         "place": {
                     *           "kind": "berth",
                     *           "port": "Palma",
                     *           "portSlug": "palma",
                     *           "berth": "B-12",
                     *           "yachtName": "MY Halcyon",
                     *           "contact": "Jo, +34 600 000 000",
                     *           "latestUsefulOn": "2026-12-10"
                     *         },
                     *         "note": "Starboard engine loses coolant.",
                     *         "answer": null,
                     *         "cancellationPolicy": "moderate",
                     *         "cancellation": null,
                     *         "unitPrice": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "taxReason": null,
                     *         "subtotal": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 7560,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 43560,
                     *           "currency": "EUR"
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "commission": null,
                     *         "share": null,
                     *         "refundable": null,
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "proposal": null,
                     *         "supplements": [],
                     *         "files": [],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-25T09:03:00.000Z",
                     *             "process": "booking",
                     *             "command": "authorize",
                     *             "status": "requested",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [
                     *           "withdraw",
                     *           "add_file"
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PaperNotAccepted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBookingFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBookingEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBookingLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "booking": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "number": "B-10001",
                     *           "status": "requested",
                     *           "createdAt": "2026-11-25T09:00:00.000Z",
                     *           "requestedAt": "2026-11-25T09:03:00.000Z",
                     *           "expiresAt": null,
                     *           "answerBy": "2026-11-27T09:03:00.000Z",
                     *           "completesAt": null,
                     *           "buyerName": "Marina Soler",
                     *           "billTo": null,
                     *           "vatCheck": null,
                     *           "provider": {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Riviera Marine Engineering",
                     *             "logoUrl": null
                     *           },
                     *           "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "serviceName": "Diesel engine service",
                     *           "pricedPer": "visit",
                     *           "unit": null,
                     *           "quantity": 1,
                     *           "teamId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "teamName": "Team Blue",
                     *           "startsAt": "2026-12-03T08:00:00.000Z",
                     *           "endsAt": "2026-12-03T12:00:00.000Z",
                     *           "timeZone": "Europe/Madrid",
                     *           "wholeDays": false,
                     *           "place": {
                     *             "kind": "berth",
                     *             "port": "Palma",
                     *             "portSlug": "palma",
                     *             "berth": "B-12",
                     *             "yachtName": "MY Halcyon",
                     *             "contact": "Jo, +34 600 000 000",
                     *             "latestUsefulOn": "2026-12-10"
                     *           },
                     *           "note": "Starboard engine loses coolant.",
                     *           "answer": null,
                     *           "cancellationPolicy": "moderate",
                     *           "cancellation": null,
                     *           "unitPrice": {
                     *             "amountMinor": 36000,
                     *             "currency": "EUR"
                     *           },
                     *           "taxBasisPoints": 2100,
                     *           "taxReason": null,
                     *           "subtotal": {
                     *             "amountMinor": 36000,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 7560,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 43560,
                     *             "currency": "EUR"
                     *           },
                     *           "paid": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "refunded": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "commission": {
                     *             "amountMinor": 3600,
                     *             "currency": "EUR"
                     *           },
                     *           "share": {
                     *             "amountMinor": 39960,
                     *             "currency": "EUR"
                     *           },
                     *           "refundable": null,
                     *           "payment": null,
                     *           "proposal": null,
                     *           "supplements": [],
                     *           "files": [],
                     *           "timeline": [
                     *             {
                     *               "at": "2026-11-25T09:03:00.000Z",
                     *               "process": "booking",
                     *               "command": "authorize",
                     *               "status": "requested",
                     *               "by": "buyer",
                     *               "byName": "Marina Soler",
                     *               "note": null
                     *             }
                     *           ],
                     *           "ledger": [],
                     *           "actions": [
                     *             "confirm",
                     *             "propose_time",
                     *             "decline"
                     *           ],
                     *           "version": 2
                     *         },
                     *         "expiresAt": "2026-11-27T09:00:00.000Z",
                     *         "slots": [
                     *           {
                     *             "startsAt": "2026-12-03T09:00:00.000Z",
                     *             "endsAt": "2026-12-03T13:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["LinkedBooking"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            410: components["responses"]["LinkRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerBookingLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR",
                 *       "action": "confirm"
                 *     }
                 */
                "application/json": {
                    token: string;
                    /** @enum {string} */
                    action: "confirm" | "decline" | "propose_time";
                    note?: string | null;
                    /** Format: date-time */
                    startsAt?: string;
                };
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The booking is confirmed.",
                     *       "data": {
                     *         "booking": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "number": "B-10001",
                     *           "status": "requested",
                     *           "createdAt": "2026-11-25T09:00:00.000Z",
                     *           "requestedAt": "2026-11-25T09:03:00.000Z",
                     *           "expiresAt": null,
                     *           "answerBy": "2026-11-27T09:03:00.000Z",
                     *           "completesAt": null,
                     *           "buyerName": "Marina Soler",
                     *           "billTo": null,
                     *           "vatCheck": null,
                     *           "provider": {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Riviera Marine Engineering",
                     *             "logoUrl": null
                     *           },
                     *           "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "serviceName": "Diesel engine service",
                     *           "pricedPer": "visit",
                     *           "unit": null,
                     *           "quantity": 1,
                     *           "teamId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "teamName": "Team Blue",
                     *           "startsAt": "2026-12-03T08:00:00.000Z",
                     *           "endsAt": "2026-12-03T12:00:00.000Z",
                     *           "timeZone": "Europe/Madrid",
                     *           "wholeDays": false,
                     *           "place": {
                     *             "kind": "berth",
                     *             "port": "Palma",
                     *             "portSlug": "palma",
                     *             "berth": "B-12",
                     *             "yachtName": "MY Halcyon",
                     *             "contact": "Jo, +34 600 000 000",
                     *             "latestUsefulOn": "2026-12-10"
                     *           },
                     *           "note": "Starboard engine loses coolant.",
                     *           "answer": null,
                     *           "cancellationPolicy": "moderate",
                     *           "cancellation": null,
                     *           "unitPrice": {
                     *             "amountMinor": 36000,
                     *             "currency": "EUR"
                     *           },
                     *           "taxBasisPoints": 2100,
                     *           "taxReason": null,
                     *           "subtotal": {
                     *             "amountMinor": 36000,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 7560,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 43560,
                     *             "currency": "EUR"
                     *           },
                     *           "paid": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "refunded": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "commission": {
                     *             "amountMinor": 3600,
                     *             "currency": "EUR"
                     *           },
                     *           "share": {
                     *             "amountMinor": 39960,
                     *             "currency": "EUR"
                     *           },
                     *           "refundable": null,
                     *           "payment": null,
                     *           "proposal": null,
                     *           "supplements": [],
                     *           "files": [],
                     *           "timeline": [
                     *             {
                     *               "at": "2026-11-25T09:03:00.000Z",
                     *               "process": "booking",
                     *               "command": "authorize",
                     *               "status": "requested",
                     *               "by": "buyer",
                     *               "byName": "Marina Soler",
                     *               "note": null
                     *             }
                     *           ],
                     *           "ledger": [],
                     *           "actions": [
                     *             "confirm",
                     *             "propose_time",
                     *             "decline"
                     *           ],
                     *           "version": 2
                     *         },
                     *         "expiresAt": "2026-11-27T09:00:00.000Z",
                     *         "slots": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["LinkedBooking"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            409: components["responses"]["BookingActRefused"];
            410: components["responses"]["LinkRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCrewCalendar: {
        parameters: {
            query: {
                /**
                 * @description The first day, in the zone of the answer.
                 * @example 2026-12-01
                 */
                from: string;
                /**
                 * @description The last day; at most 62 days after the first.
                 * @example 2026-12-31
                 */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "kind": "booking",
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "title": "Diesel engine service",
                     *             "detail": "Riviera Marine Engineering",
                     *             "status": "confirmed",
                     *             "startsAt": "2026-12-03T08:00:00.000Z",
                     *             "endsAt": "2026-12-03T12:00:00.000Z",
                     *             "on": null,
                     *             "timeZone": "Europe/Madrid"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["CrewCalendarEntry"][];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "timeZone": "Europe/Madrid",
                     *         "hours": [
                     *           {
                     *             "weekday": 1,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "12:30"
                     *               },
                     *               {
                     *                 "from": "14:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 2,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 3,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 4,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 5,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "16:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 6,
                     *             "intervals": []
                     *           },
                     *           {
                     *             "weekday": 7,
                     *             "intervals": []
                     *           }
                     *         ],
                     *         "exceptions": [
                     *           {
                     *             "on": "2026-12-24",
                     *             "intervals": [],
                     *             "note": "Christmas Eve"
                     *           }
                     *         ],
                     *         "noticeHours": 12,
                     *         "horizonDays": 120,
                     *         "bufferBeforeMinutes": 0,
                     *         "bufferAfterMinutes": 30,
                     *         "travel": [
                     *           {
                     *             "port": "palma",
                     *             "minutes": 20
                     *           }
                     *         ],
                     *         "teams": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Team Blue"
                     *           }
                     *         ],
                     *         "timeOff": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["Schedule"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSchedule: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `version` that the change was made on; another one is refused with CHANGED_ELSEWHERE.
                 * @example 3
                 */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hours": [
                 *         {
                 *           "weekday": 1,
                 *           "intervals": [
                 *             {
                 *               "from": "08:00",
                 *               "until": "12:30"
                 *             },
                 *             {
                 *               "from": "14:00",
                 *               "until": "18:00"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "weekday": 2,
                 *           "intervals": [
                 *             {
                 *               "from": "08:00",
                 *               "until": "18:00"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "weekday": 3,
                 *           "intervals": [
                 *             {
                 *               "from": "08:00",
                 *               "until": "18:00"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "weekday": 4,
                 *           "intervals": [
                 *             {
                 *               "from": "08:00",
                 *               "until": "18:00"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "weekday": 5,
                 *           "intervals": [
                 *             {
                 *               "from": "08:00",
                 *               "until": "16:00"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "weekday": 6,
                 *           "intervals": []
                 *         },
                 *         {
                 *           "weekday": 7,
                 *           "intervals": []
                 *         }
                 *       ],
                 *       "exceptions": [
                 *         {
                 *           "on": "2026-12-24",
                 *           "intervals": [],
                 *           "note": "Christmas Eve"
                 *         }
                 *       ],
                 *       "noticeHours": 12,
                 *       "horizonDays": 120,
                 *       "bufferBeforeMinutes": 0,
                 *       "bufferAfterMinutes": 30,
                 *       "travel": [
                 *         {
                 *           "port": "palma",
                 *           "minutes": 20
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ScheduleGiven"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "timeZone": "Europe/Madrid",
                     *         "hours": [
                     *           {
                     *             "weekday": 1,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "12:30"
                     *               },
                     *               {
                     *                 "from": "14:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 2,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 3,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 4,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 5,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "16:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 6,
                     *             "intervals": []
                     *           },
                     *           {
                     *             "weekday": 7,
                     *             "intervals": []
                     *           }
                     *         ],
                     *         "exceptions": [
                     *           {
                     *             "on": "2026-12-24",
                     *             "intervals": [],
                     *             "note": "Christmas Eve"
                     *           }
                     *         ],
                     *         "noticeHours": 12,
                     *         "horizonDays": 120,
                     *         "bufferBeforeMinutes": 0,
                     *         "bufferAfterMinutes": 30,
                     *         "travel": [
                     *           {
                     *             "port": "palma",
                     *             "minutes": 20
                     *           }
                     *         ],
                     *         "teams": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Team Blue"
                     *           }
                     *         ],
                     *         "timeOff": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Schedule"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                serviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null: as the provider has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "hours": null,
                     *         "noticeHours": 48,
                     *         "horizonDays": null,
                     *         "bufferBeforeMinutes": null,
                     *         "bufferAfterMinutes": 60,
                     *         "teamIds": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["ServiceSchedule"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setServiceSchedule: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `version` that the change was made on; another one is refused with CHANGED_ELSEWHERE.
                 * @example 0
                 */
                "If-Match": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                serviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hours": null,
                 *       "noticeHours": 48,
                 *       "horizonDays": null,
                 *       "bufferBeforeMinutes": null,
                 *       "bufferAfterMinutes": 60,
                 *       "teamIds": []
                 *     }
                 */
                "application/json": components["schemas"]["ServiceScheduleGiven"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "hours": null,
                     *         "noticeHours": 48,
                     *         "horizonDays": null,
                     *         "bufferBeforeMinutes": null,
                     *         "bufferAfterMinutes": 60,
                     *         "teamIds": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["ServiceSchedule"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "name": "Team Blue"
                 *         },
                 *         {
                 *           "name": "Crane"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: components["schemas"]["TeamGiven"][];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "timeZone": "Europe/Madrid",
                     *         "hours": [
                     *           {
                     *             "weekday": 1,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "12:30"
                     *               },
                     *               {
                     *                 "from": "14:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 2,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 3,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 4,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "18:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 5,
                     *             "intervals": [
                     *               {
                     *                 "from": "08:00",
                     *                 "until": "16:00"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "weekday": 6,
                     *             "intervals": []
                     *           },
                     *           {
                     *             "weekday": 7,
                     *             "intervals": []
                     *           }
                     *         ],
                     *         "exceptions": [
                     *           {
                     *             "on": "2026-12-24",
                     *             "intervals": [],
                     *             "note": "Christmas Eve"
                     *           }
                     *         ],
                     *         "noticeHours": 12,
                     *         "horizonDays": 120,
                     *         "bufferBeforeMinutes": 0,
                     *         "bufferAfterMinutes": 30,
                     *         "travel": [
                     *           {
                     *             "port": "palma",
                     *             "minutes": 20
                     *           }
                     *         ],
                     *         "teams": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Team Blue"
                     *           }
                     *         ],
                     *         "timeOff": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Schedule"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "teamId": null,
                 *       "startsAt": "2026-12-24T00:00:00.000Z",
                 *       "endsAt": "2026-12-27T00:00:00.000Z",
                 *       "note": "Christmas"
                 *     }
                 */
                "application/json": components["schemas"]["TimeOffGiven"];
            };
        };
        responses: {
            /** @description Blocked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved. This time can’t be booked any more.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "teamId": null,
                     *         "startsAt": "2026-12-24T00:00:00.000Z",
                     *         "endsAt": "2026-12-27T00:00:00.000Z",
                     *         "note": "Christmas"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["TimeOff"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["PeriodOccupied"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                timeOffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "teamId": null,
                 *       "startsAt": "2026-12-24T00:00:00.000Z",
                 *       "endsAt": "2026-12-27T00:00:00.000Z",
                 *       "note": "Christmas"
                 *     }
                 */
                "application/json": components["schemas"]["TimeOffGiven"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved. This time can’t be booked any more.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "teamId": null,
                     *         "startsAt": "2026-12-24T00:00:00.000Z",
                     *         "endsAt": "2026-12-27T00:00:00.000Z",
                     *         "note": "Christmas"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["TimeOff"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PeriodOccupied"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                timeOffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The time can be booked again."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readProviderCalendar: {
        parameters: {
            query: {
                /**
                 * @description The first day, in the zone of the answer.
                 * @example 2026-12-01
                 */
                from: string;
                /**
                 * @description The last day; at most 62 days after the first.
                 * @example 2026-12-31
                 */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "timeZone": "Europe/Madrid",
                     *         "teams": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Team Blue"
                     *           }
                     *         ],
                     *         "open": [
                     *           {
                     *             "startsAt": "2026-12-03T07:00:00.000Z",
                     *             "endsAt": "2026-12-03T17:00:00.000Z"
                     *           }
                     *         ],
                     *         "entries": [
                     *           {
                     *             "kind": "booking",
                     *             "bookingId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "timeOffId": null,
                     *             "teamId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "startsAt": "2026-12-03T08:00:00.000Z",
                     *             "endsAt": "2026-12-03T12:00:00.000Z",
                     *             "blockedFrom": "2026-12-03T07:40:00.000Z",
                     *             "blockedUntil": "2026-12-03T12:30:00.000Z",
                     *             "title": "Diesel engine service",
                     *             "detail": "MY Halcyon, Palma",
                     *             "status": "confirmed",
                     *             "mayMove": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["ProviderCalendar"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOutsideCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Yard planning",
                     *             "address": "https://calendars.example.com/yard.ics",
                     *             "teamId": null,
                     *             "lastReadAt": "2026-11-25T09:00:00.000Z",
                     *             "busyCount": 14,
                     *             "failure": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["OutsideCalendar"][];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Yard planning",
                 *       "address": "https://calendars.example.com/yard.ics",
                 *       "teamId": null
                 *     }
                 */
                "application/json": components["schemas"]["OutsideCalendarGiven"];
            };
        };
        responses: {
            /** @description Followed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The calendar is followed.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Yard planning",
                     *         "address": "https://calendars.example.com/yard.ics",
                     *         "teamId": null,
                     *         "lastReadAt": "2026-11-25T09:00:00.000Z",
                     *         "busyCount": 14,
                     *         "failure": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["OutsideCalendar"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    file: string;
                };
            };
        };
        responses: {
            /** @description Read. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Busy times are taken from the file.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Yard planning",
                     *         "address": "https://calendars.example.com/yard.ics",
                     *         "teamId": null,
                     *         "lastReadAt": "2026-11-25T09:00:00.000Z",
                     *         "busyCount": 14,
                     *         "failure": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["OutsideCalendar"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeOutsideCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                calendarId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Its busy times no longer count."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCalendarFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "withDetails": false,
                     *             "createdAt": "2026-11-25T09:00:00.000Z",
                     *             "lastReadAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["CalendarFeed"][];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "withDetails": false
                 *     }
                 */
                "application/json": {
                    withDetails: boolean;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Copy the address now. It is not shown again.",
                     *       "data": {
                     *         "feed": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "withDetails": false,
                     *           "createdAt": "2026-11-25T09:00:00.000Z",
                     *           "lastReadAt": null
                     *         },
                     *         "address": "https://quayside.example.com/api/calendar-feeds/q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR/quayside.ics"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            feed: components["schemas"]["CalendarFeed"];
                            /** Format: uri */
                            address: string;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                feedId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The address no longer works."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Validation"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @example capture */
                kind?: components["schemas"]["LedgerKind"];
                /**
                 * @description Order, vendor or buyer.
                 * @example Q-10001
                 */
                q?: string;
                /** @example 2026-11-01 */
                from?: string;
                /**
                 * @description Included.
                 * @example 2026-11-30
                 */
                to?: string;
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it; the figures are of all that the dates hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "figures": {
                     *           "paid": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "refunded": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "commission": {
                     *             "amountMinor": 1790,
                     *             "currency": "EUR"
                     *           },
                     *           "due": {
                     *             "amountMinor": 21369,
                     *             "currency": "EUR"
                     *           },
                     *           "sent": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "items": [
                     *           {
                     *             "entryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "kind": "capture",
                     *             "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "orderNumber": "Q-10001",
                     *             "subOrderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "subOrderNumber": "Q-10001/1",
                     *             "saleKind": "sub_order",
                     *             "vendorName": "Xarxa Chandlery",
                     *             "buyerName": "Marina Soler",
                     *             "cash": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "commission": {
                     *               "amountMinor": 1790,
                     *               "currency": "EUR"
                     *             },
                     *             "vendorDue": {
                     *               "amountMinor": 21369,
                     *               "currency": "EUR"
                     *             },
                     *             "memo": "Paid for Q-10001/1"
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            figures: components["schemas"]["LedgerFigures"];
                            items: components["schemas"]["LedgerLine"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2026-11 */
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "month": "2026-11",
                     *         "opening": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "sales": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "refunds": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "commission": {
                     *           "amountMinor": 1790,
                     *           "currency": "EUR"
                     *         },
                     *         "sent": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "returned": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "closing": {
                     *           "amountMinor": 21369,
                     *           "currency": "EUR"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["Statement"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readStatement: {
        parameters: {
            query: {
                /** @example pdf */
                format: "pdf" | "csv";
            };
            header?: never;
            path: {
                /** @example 2026-11 */
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @example invoice */
                kind?: components["schemas"]["InvoiceKind"];
                /**
                 * @description Number of the document, order or booking, vendor or buyer.
                 * @example Q101-000001
                 */
                q?: string;
                /**
                 * @description The day of issue, in UTC.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Included.
                 * @example 2026-11-30
                 */
                to?: string;
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 24 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "invoice",
                     *             "number": "Q101-000001",
                     *             "issuedAt": "2026-11-20T08:30:00.000Z",
                     *             "purchaseId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "purchaseNumber": "Q-10001",
                     *             "saleId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "saleNumber": "Q-10001/1",
                     *             "saleKind": "sub_order",
                     *             "vendorName": "Xarxa Chandlery",
                     *             "buyerName": "Marina Soler",
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "corrects": null
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["Invoice"][];
                            nextCursor: string | null;
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPurchaseInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "sales": [
                     *           {
                     *             "saleId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "saleNumber": "Q-10001/1",
                     *             "saleKind": "sub_order",
                     *             "vendorName": "Xarxa Chandlery",
                     *             "issuedBy": "quayside",
                     *             "awaits": null,
                     *             "documents": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "kind": "invoice",
                     *                 "number": "Q101-000001",
                     *                 "issuedAt": "2026-11-20T08:30:00.000Z",
                     *                 "purchaseId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "purchaseNumber": "Q-10001",
                     *                 "saleId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "saleNumber": "Q-10001/1",
                     *                 "saleKind": "sub_order",
                     *                 "vendorName": "Xarxa Chandlery",
                     *                 "buyerName": "Marina Soler",
                     *                 "total": {
                     *                   "amountMinor": 23159,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "corrects": null
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["PurchaseInvoices"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt as PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listYachts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Halcyon Tide",
                     *             "port": "palma",
                     *             "berth": "Q12",
                     *             "billTo": null,
                     *             "places": [],
                     *             "version": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["Yacht"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addYacht: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Halcyon Tide",
                 *       "port": "palma",
                 *       "berth": "Q12"
                 *     }
                 */
                "application/json": components["schemas"]["YachtGiven"];
            };
        };
        responses: {
            /** @description The yacht. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Halcyon Tide is added.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Halcyon Tide",
                     *         "port": "palma",
                     *         "berth": "Q12",
                     *         "billTo": null,
                     *         "places": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Yacht"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PlaceRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateYacht: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `version` that the change was made on; another one is refused with CHANGED_ELSEWHERE.
                 * @example 3
                 */
                "If-Match": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                yachtId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Halcyon Tide",
                 *       "port": "palma",
                 *       "berth": "Q14"
                 *     }
                 */
                "application/json": components["schemas"]["YachtGiven"];
            };
        };
        responses: {
            /** @description The yacht as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Halcyon Tide",
                     *         "port": "palma",
                     *         "berth": "Q14",
                     *         "billTo": null,
                     *         "places": [],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Yacht"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PlaceRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setYachtPlaces: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `version` that the change was made on; another one is refused with CHANGED_ELSEWHERE.
                 * @example 3
                 */
                "If-Match": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                yachtId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "name": "Our berth in Palma",
                 *           "port": "palma",
                 *           "berth": "Q12",
                 *           "address": null
                 *         },
                 *         {
                 *           "name": "Marina office",
                 *           "port": "palma",
                 *           "berth": null,
                 *           "address": "Marina office, Moll Vell"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: components["schemas"]["YachtPlace"][];
                };
            };
        };
        responses: {
            /** @description The yacht as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Halcyon Tide",
                     *         "port": "palma",
                     *         "berth": "Q12",
                     *         "billTo": null,
                     *         "places": [
                     *           {
                     *             "name": "Our berth in Palma",
                     *             "port": "palma",
                     *             "berth": "Q12",
                     *             "address": null
                     *           },
                     *           {
                     *             "name": "Marina office",
                     *             "port": "palma",
                     *             "berth": null,
                     *             "address": "Marina office, Moll Vell"
                     *           }
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Yacht"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedElsewhere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PlaceRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveryMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "berth",
                     *             "name": "To your berth",
                     *             "details": "Weekdays, 08:00 to 17:00.",
                     *             "cost": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "ports": [
                     *               "palma",
                     *               "ibiza"
                     *             ],
                     *             "days": {
                     *               "from": 1,
                     *               "to": 2
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["DeliveryMethod"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDeliveryMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "kind": "berth",
                 *           "name": "To your berth",
                 *           "details": "Weekdays, 08:00 to 17:00.",
                 *           "cost": {
                 *             "amountMinor": 1500,
                 *             "currency": "EUR"
                 *           },
                 *           "ports": [
                 *             "palma",
                 *             "ibiza"
                 *           ],
                 *           "days": {
                 *             "from": 1,
                 *             "to": 2
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: components["schemas"]["DeliveryMethodGiven"][];
                };
            };
        };
        responses: {
            /** @description The list as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "kind": "berth",
                     *             "name": "To your berth",
                     *             "details": "Weekdays, 08:00 to 17:00.",
                     *             "cost": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "ports": [
                     *               "palma",
                     *               "ibiza"
                     *             ],
                     *             "days": {
                     *               "from": 1,
                     *               "to": 2
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            items: components["schemas"]["DeliveryMethod"][];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["DeliveryGone"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["DeliveryRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllOrders: {
        parameters: {
            query?: {
                /**
                 * @description Number, item, yacht or name.
                 * @example Q-10001
                 */
                q?: string;
                /** @example placed */
                status?: components["schemas"]["OrderStatus"];
                /**
                 * @description Those with a return that an admin decides.
                 * @example to_decide
                 */
                returns?: "to_decide";
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 24 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "Q-10001",
                     *             "status": "placed",
                     *             "createdAt": "2026-11-20T08:30:00.000Z",
                     *             "expiresAt": null,
                     *             "buyerName": "Marina Soler",
                     *             "yachtName": "Halcyon Tide",
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "due": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "expectedOn": null,
                     *             "items": 2,
                     *             "firstItem": "Fender F4",
                     *             "firstQuantity": 2,
                     *             "lines": 1,
                     *             "suppliers": [
                     *               {
                     *                 "name": "Xarxa Chandlery",
                     *                 "status": "pending_confirmation"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["OrderRow"][];
                            nextCursor: string | null;
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnyOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "Q-10001",
                     *         "status": "placed",
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "placedAt": "2026-11-20T08:30:00.000Z",
                     *         "expiresAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "place": {
                     *           "yachtName": "Halcyon Tide",
                     *           "port": "Palma",
                     *           "portTimeZone": "Europe/Madrid",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "vatCheck": {
                     *             "state": "valid",
                     *             "checkedAt": "2026-11-20T08:31:00.000Z",
                     *             "consultationNumber": "WAPIAAAAY1B2C3D4"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "due": {
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "afterRefunds": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "subOrders": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "Q-10001/1",
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "status": "pending_confirmation",
                     *             "lines": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Fender F4",
                     *                 "variant": "Navy",
                     *                 "sku": "F4-NAVY",
                     *                 "unit": null,
                     *                 "unitPrice": {
                     *                   "amountMinor": 8950,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "taxBasisPoints": 2100,
                     *                 "taxReason": null,
                     *                 "quantity": 2,
                     *                 "accepted": null,
                     *                 "substitute": null,
                     *                 "lineTotal": {
                     *                   "amountMinor": 17900,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryKind": "berth",
                     *             "deliveryName": "To your berth",
                     *             "deliveryDays": {
                     *               "from": 1,
                     *               "to": 2
                     *             },
                     *             "elsewhere": null,
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "due": {
                     *               "subtotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "tax": {
                     *                 "amountMinor": 3759,
                     *                 "currency": "EUR"
                     *               },
                     *               "delivery": {
                     *                 "amountMinor": 1500,
                     *                 "currency": "EUR"
                     *               },
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "commission": null,
                     *             "share": null,
                     *             "refunded": {
                     *               "amountMinor": 0,
                     *               "currency": "EUR"
                     *             },
                     *             "afterRefunds": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "refundable": null,
                     *             "answerBy": "2026-11-20T08:30:00.000Z",
                     *             "note": null,
                     *             "proposal": null,
                     *             "readyOn": null,
                     *             "tracking": null,
                     *             "trackingUrl": null,
                     *             "deliveredAt": null,
                     *             "chargedBy": null,
                     *             "completesAt": null,
                     *             "actions": [
                     *               "cancel"
                     *             ],
                     *             "version": 2
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "subOrderId": null,
                     *             "supplierName": null,
                     *             "process": "order",
                     *             "command": "pay",
                     *             "status": "placed",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [
                     *           "cancel"
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundSubOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time.
                 * @example checkout-0193f2a1-3
                 */
                "Idempotency-Key": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subOrderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "amount": {
                 *         "amountMinor": 5000,
                 *         "currency": "EUR"
                 *       },
                 *       "reason": "One fender arrived torn."
                 *     }
                 */
                "application/json": {
                    subOrderId: components["schemas"]["Id"];
                    amount: components["schemas"]["Money"];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The order as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "€50.00 goes back to the buyer.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "Q-10001",
                     *         "status": "placed",
                     *         "createdAt": "2026-11-20T08:30:00.000Z",
                     *         "placedAt": "2026-11-20T08:30:00.000Z",
                     *         "expiresAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "place": {
                     *           "yachtName": "Halcyon Tide",
                     *           "port": "Palma",
                     *           "portTimeZone": "Europe/Madrid",
                     *           "berth": "Q12",
                     *           "contact": "Marina Soler",
                     *           "arrivesFrom": "2026-11-20T08:30:00.000Z",
                     *           "arrivesUntil": "2026-11-20T08:30:00.000Z",
                     *           "latestUsefulOn": "2026-11-27",
                     *           "noteToSupplier": "Please call before you come alongside.",
                     *           "ifIncomplete": "send",
                     *           "billTo": {
                     *             "status": "business",
                     *             "country": "ES",
                     *             "vatId": "ESB12345674",
                     *             "usedCommercially": false,
                     *             "companyName": "Halcyon Charter S.L.",
                     *             "street": "Carrer de Sant Magí 12",
                     *             "postalCode": "07013",
                     *             "city": "Palma"
                     *           },
                     *           "vatCheck": {
                     *             "state": "valid",
                     *             "checkedAt": "2026-11-20T08:31:00.000Z",
                     *             "consultationNumber": "WAPIAAAAY1B2C3D4"
                     *           },
                     *           "poNumber": "HT-2026-114",
                     *           "costCentre": "Deck"
                     *         },
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 5000,
                     *           "currency": "EUR"
                     *         },
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "subOrders": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "Q-10001/1",
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "status": "pending_confirmation",
                     *             "lines": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "name": "Fender F4",
                     *                 "variant": "Navy",
                     *                 "sku": "F4-NAVY",
                     *                 "unit": null,
                     *                 "unitPrice": {
                     *                   "amountMinor": 8950,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "taxBasisPoints": 2100,
                     *                 "taxReason": null,
                     *                 "quantity": 2,
                     *                 "accepted": null,
                     *                 "substitute": null,
                     *                 "lineTotal": {
                     *                   "amountMinor": 17900,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryKind": "berth",
                     *             "deliveryName": "To your berth",
                     *             "deliveryDays": {
                     *               "from": 1,
                     *               "to": 2
                     *             },
                     *             "elsewhere": null,
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "due": {
                     *               "subtotal": {
                     *                 "amountMinor": 17900,
                     *                 "currency": "EUR"
                     *               },
                     *               "tax": {
                     *                 "amountMinor": 3759,
                     *                 "currency": "EUR"
                     *               },
                     *               "delivery": {
                     *                 "amountMinor": 1500,
                     *                 "currency": "EUR"
                     *               },
                     *               "total": {
                     *                 "amountMinor": 23159,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "commission": null,
                     *             "share": null,
                     *             "refunded": {
                     *               "amountMinor": 0,
                     *               "currency": "EUR"
                     *             },
                     *             "afterRefunds": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "refundable": null,
                     *             "answerBy": "2026-11-20T08:30:00.000Z",
                     *             "note": null,
                     *             "proposal": null,
                     *             "readyOn": null,
                     *             "tracking": null,
                     *             "trackingUrl": null,
                     *             "deliveredAt": null,
                     *             "chargedBy": null,
                     *             "completesAt": null,
                     *             "actions": [
                     *               "cancel"
                     *             ],
                     *             "version": 2
                     *           }
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "subOrderId": null,
                     *             "supplierName": null,
                     *             "process": "order",
                     *             "command": "pay",
                     *             "status": "placed",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [],
                     *         "version": 2,
                     *         "due": {
                     *           "subtotal": {
                     *             "amountMinor": 17900,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 3759,
                     *             "currency": "EUR"
                     *           },
                     *           "delivery": {
                     *             "amountMinor": 1500,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "afterRefunds": {
                     *           "amountMinor": 18159,
                     *           "currency": "EUR"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RefundRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllBookings: {
        parameters: {
            query?: {
                /** @example B-10001 */
                q?: string;
                /** @example disputed */
                status?: components["schemas"]["BookingStatus"];
                /** @example palma */
                port?: string;
                /**
                 * @description Starts on this day (UTC) or later.
                 * @example 2026-12-01
                 */
                from?: string;
                /**
                 * @description Starts on this day (UTC) or before.
                 * @example 2026-12-31
                 */
                until?: string;
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 24 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "number": "B-10001",
                     *             "status": "requested",
                     *             "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "serviceName": "Diesel engine service",
                     *             "providerName": "Riviera Marine Engineering",
                     *             "buyerName": "Marina Soler",
                     *             "yachtName": "MY Halcyon",
                     *             "port": "Palma",
                     *             "teamName": null,
                     *             "startsAt": "2026-12-03T08:00:00.000Z",
                     *             "endsAt": "2026-12-03T12:00:00.000Z",
                     *             "timeZone": "Europe/Madrid",
                     *             "total": {
                     *               "amountMinor": 43560,
                     *               "currency": "EUR"
                     *             },
                     *             "waitsUntil": "2026-11-27T09:03:00.000Z",
                     *             "waitsFor": "provider"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["BookingRow"][];
                            nextCursor: string | null;
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time.
                 * @example booking-0193f2a1-3
                 */
                "Idempotency-Key": string;
            };
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                bookingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supplementId": null,
                 *       "amount": {
                 *         "amountMinor": 5000,
                 *         "currency": "EUR"
                 *       },
                 *       "reason": "The technician left an hour early."
                 *     }
                 */
                "application/json": {
                    /** @description Null: the booking itself. */
                    supplementId: components["schemas"]["Id"] | null;
                    amount: components["schemas"]["Money"];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The booking as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "€50.00 goes back to the buyer.",
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "number": "B-10001",
                     *         "status": "requested",
                     *         "createdAt": "2026-11-25T09:00:00.000Z",
                     *         "requestedAt": "2026-11-25T09:03:00.000Z",
                     *         "expiresAt": null,
                     *         "answerBy": "2026-11-27T09:03:00.000Z",
                     *         "completesAt": null,
                     *         "buyerName": "Marina Soler",
                     *         "billTo": null,
                     *         "vatCheck": null,
                     *         "provider": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "name": "Riviera Marine Engineering",
                     *           "logoUrl": null
                     *         },
                     *         "serviceId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "serviceName": "Diesel engine service",
                     *         "pricedPer": "visit",
                     *         "unit": null,
                     *         "quantity": 1,
                     *         "teamId": null,
                     *         "teamName": null,
                     *         "startsAt": "2026-12-03T08:00:00.000Z",
                     *         "endsAt": "2026-12-03T12:00:00.000Z",
                     *         "timeZone": "Europe/Madrid",
                     *         "wholeDays": false,
                     *         "place": {
                     *           "kind": "berth",
                     *           "port": "Palma",
                     *           "portSlug": "palma",
                     *           "berth": "B-12",
                     *           "yachtName": "MY Halcyon",
                     *           "contact": "Jo, +34 600 000 000",
                     *           "latestUsefulOn": "2026-12-10"
                     *         },
                     *         "note": "Starboard engine loses coolant.",
                     *         "answer": null,
                     *         "cancellationPolicy": "moderate",
                     *         "cancellation": null,
                     *         "unitPrice": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "taxReason": null,
                     *         "subtotal": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 7560,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 43560,
                     *           "currency": "EUR"
                     *         },
                     *         "paid": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "refunded": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "commission": null,
                     *         "share": null,
                     *         "refundable": null,
                     *         "payment": {
                     *           "status": "authorized",
                     *           "declineMessage": null
                     *         },
                     *         "proposal": null,
                     *         "supplements": [],
                     *         "files": [],
                     *         "timeline": [
                     *           {
                     *             "at": "2026-11-25T09:03:00.000Z",
                     *             "process": "booking",
                     *             "command": "authorize",
                     *             "status": "requested",
                     *             "by": "you",
                     *             "byName": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "ledger": [],
                     *         "actions": [
                     *           "withdraw",
                     *           "add_file"
                     *         ],
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RefundRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLedger: {
        parameters: {
            query?: {
                /** @example capture */
                kind?: components["schemas"]["LedgerKind"];
                /**
                 * @description Order, vendor or buyer.
                 * @example Q-10001
                 */
                q?: string;
                /** @example 2026-11-01 */
                from?: string;
                /**
                 * @description Included.
                 * @example 2026-11-30
                 */
                to?: string;
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "figures": {
                     *           "paid": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "refunded": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           },
                     *           "commission": {
                     *             "amountMinor": 1790,
                     *             "currency": "EUR"
                     *           },
                     *           "due": {
                     *             "amountMinor": 21369,
                     *             "currency": "EUR"
                     *           },
                     *           "sent": {
                     *             "amountMinor": 0,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "proof": {
                     *           "entries": 1,
                     *           "postings": 3,
                     *           "sumMinor": 0,
                     *           "unbalanced": 0,
                     *           "cash": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           },
                     *           "owed": {
                     *             "amountMinor": 23159,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "items": [
                     *           {
                     *             "entryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "at": "2026-11-20T08:30:00.000Z",
                     *             "kind": "capture",
                     *             "orderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "orderNumber": "Q-10001",
                     *             "subOrderId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "subOrderNumber": "Q-10001/1",
                     *             "saleKind": "sub_order",
                     *             "vendorName": "Xarxa Chandlery",
                     *             "buyerName": "Marina Soler",
                     *             "cash": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             },
                     *             "commission": {
                     *               "amountMinor": 1790,
                     *               "currency": "EUR"
                     *             },
                     *             "vendorDue": {
                     *               "amountMinor": 21369,
                     *               "currency": "EUR"
                     *             },
                     *             "memo": "Paid for Q-10001/1"
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            figures: components["schemas"]["LedgerFigures"];
                            proof: components["schemas"]["LedgerProof"];
                            items: components["schemas"]["LedgerLine"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarketOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the home page shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "departments": [
                     *           {
                     *             "slug": "captain",
                     *             "name": "Captain",
                     *             "lead": "Charts, licences, surveys and agents for whoever signs for the yacht."
                     *           }
                     *         ],
                     *         "ports": [
                     *           {
                     *             "slug": "palma",
                     *             "name": "Palma",
                     *             "country": "ES",
                     *             "timeZone": "Europe/Madrid",
                     *             "latitude": 39.56,
                     *             "longitude": 2.63
                     *           }
                     *         ],
                     *         "figures": {
                     *           "crew": 128,
                     *           "suppliers": 14,
                     *           "serviceProviders": 22,
                     *           "ports": 18
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["MarketOverview"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchListings: {
        parameters: {
            query?: {
                /**
                 * @description Words, also misspelt; part numbers and barcodes.
                 * @example fender
                 */
                q?: string;
                /** @example exterior */
                department?: components["schemas"]["DepartmentSlug"];
                /** @example product */
                kind?: "product" | "service";
                /** @example Fenders */
                category?: string;
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                vendor?: components["schemas"]["Id"];
                /** @example palma */
                port?: string;
                /**
                 * @description True: what is counted and in stock, and services. False: what is out of stock.
                 * @example true
                 */
                inStock?: boolean;
                /**
                 * @description Minor units.
                 * @example 1000
                 */
                priceFrom?: number;
                /**
                 * @description Minor units.
                 * @example 100000
                 */
                priceTo?: number;
                /**
                 * @description `best`: what fits the words best, what can be had before what cannot; the default.
                 * @example best
                 */
                sort?: "best" | "name" | "price" | "-price" | "newest";
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 24 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only what is live: the vendor approved, set up, and able to take charges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "department": {
                     *           "slug": "exterior",
                     *           "name": "Exterior",
                     *           "lead": "Teak, paint, fenders, tenders and everything that meets the weather."
                     *         },
                     *         "items": [
                     *           {
                     *             "kind": "product",
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "detail": "Polyform · Navy",
                     *             "category": "Fenders",
                     *             "departments": [
                     *               "exterior"
                     *             ],
                     *             "price": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "priceFor": null,
                     *             "vendor": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "ports": [
                     *               "palma"
                     *             ],
                     *             "inStock": true,
                     *             "isUncounted": false,
                     *             "offerCount": 2
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1,
                     *         "match": "words"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            department: components["schemas"]["Department"] | null;
                            items: components["schemas"]["PublicListing"][];
                            nextCursor: string | null;
                            total: number;
                            /**
                             * @description How `q` was found: `similar` when nothing has the very words. Null without `q`.
                             * @enum {string|null}
                             */
                            match: "words" | "similar" | null;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getListingFacets: {
        parameters: {
            query?: {
                /**
                 * @description Words, also misspelt; part numbers and barcodes.
                 * @example fender
                 */
                q?: string;
                /** @example exterior */
                department?: components["schemas"]["DepartmentSlug"];
                /** @example product */
                kind?: "product" | "service";
                /** @example Fenders */
                category?: string;
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                vendor?: components["schemas"]["Id"];
                /** @example palma */
                port?: string;
                /**
                 * @description True: what is counted and in stock, and services. False: what is out of stock.
                 * @example true
                 */
                inStock?: boolean;
                /**
                 * @description Minor units.
                 * @example 1000
                 */
                priceFrom?: number;
                /**
                 * @description Minor units.
                 * @example 100000
                 */
                priceTo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices, with counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "kinds": [
                     *           {
                     *             "value": "product",
                     *             "count": 12
                     *           }
                     *         ],
                     *         "departments": [
                     *           {
                     *             "value": "exterior",
                     *             "count": 12
                     *           }
                     *         ],
                     *         "categories": [
                     *           {
                     *             "value": "Fenders",
                     *             "count": 4
                     *           }
                     *         ],
                     *         "vendors": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Xarxa Chandlery",
                     *             "count": 3
                     *           }
                     *         ],
                     *         "ports": [
                     *           {
                     *             "slug": "palma",
                     *             "name": "Palma",
                     *             "count": 9
                     *           }
                     *         ],
                     *         "inStock": 10,
                     *         "price": {
                     *           "from": {
                     *             "amountMinor": 450,
                     *             "currency": "EUR"
                     *           },
                     *           "to": {
                     *             "amountMinor": 129000,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    priceVisitorCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartFilling"];
            };
        };
        responses: {
            /** @description The lines with today’s prices, and the sums by supplier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "totalItems": 2,
                     *         "lines": [
                     *           {
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "productId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "category": "Fenders",
                     *             "departments": [
                     *               "exterior"
                     *             ],
                     *             "variant": "Navy",
                     *             "unit": null,
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "previousUnitPrice": null,
                     *             "taxBasisPoints": 2100,
                     *             "lineTotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "stock": 24,
                     *             "problem": null
                     *           }
                     *         ],
                     *         "suppliers": [
                     *           {
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "deliveryMethods": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "kind": "berth",
                     *                 "name": "To your berth",
                     *                 "details": "Weekdays, 08:00 to 17:00.",
                     *                 "cost": {
                     *                   "amountMinor": 1500,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "ports": [
                     *                   "palma",
                     *                   "ibiza"
                     *                 ],
                     *                 "days": {
                     *                   "from": 1,
                     *                   "to": 2
                     *                 }
                     *               }
                     *             ],
                     *             "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "elsewhere": null,
                     *             "taxUndecided": [],
                     *             "subtotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             },
                     *             "tax": {
                     *               "amountMinor": 3759,
                     *               "currency": "EUR"
                     *             },
                     *             "delivery": {
                     *               "amountMinor": 1500,
                     *               "currency": "EUR"
                     *             },
                     *             "total": {
                     *               "amountMinor": 23159,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         },
                     *         "tax": {
                     *           "amountMinor": 3759,
                     *           "currency": "EUR"
                     *         },
                     *         "delivery": {
                     *           "amountMinor": 1500,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 23159,
                     *           "currency": "EUR"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VisitorCartAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Fender F4",
                     *         "brand": "Polyform",
                     *         "partNumber": "F-4",
                     *         "barcode": null,
                     *         "description": "Inflatable fender, 22 × 106 cm.",
                     *         "category": "Fenders",
                     *         "departments": [
                     *           "exterior"
                     *         ],
                     *         "offers": [
                     *           {
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "supplier": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "name": "Fender F4 navy",
                     *             "variant": "Navy",
                     *             "sku": "F4-NAVY",
                     *             "price": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "taxBasisPoints": 2100,
                     *             "priceFor": null,
                     *             "stock": 24,
                     *             "inStock": true,
                     *             "ports": [
                     *               {
                     *                 "slug": "palma",
                     *                 "name": "Palma",
                     *                 "country": "ES",
                     *                 "timeZone": "Europe/Madrid"
                     *               }
                     *             ],
                     *             "deliveryMethods": [
                     *               {
                     *                 "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *                 "kind": "berth",
                     *                 "name": "To your berth",
                     *                 "details": "Weekdays, 08:00 to 17:00.",
                     *                 "cost": {
                     *                   "amountMinor": 1500,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "ports": [
                     *                   "palma",
                     *                   "ibiza"
                     *                 ],
                     *                 "days": {
                     *                   "from": 1,
                     *                   "to": 2
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "others": [
                     *           {
                     *             "kind": "product",
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "inventoryId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Fender F4",
                     *             "detail": "Polyform · Navy",
                     *             "category": "Fenders",
                     *             "departments": [
                     *               "exterior"
                     *             ],
                     *             "price": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "priceFor": null,
                     *             "vendor": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Xarxa Chandlery",
                     *               "logoUrl": null
                     *             },
                     *             "ports": [
                     *               "palma"
                     *             ],
                     *             "inStock": true,
                     *             "isUncounted": false,
                     *             "offerCount": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["ProductDetail"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMarketServices: {
        parameters: {
            query?: {
                /** @example rigging */
                q?: string;
                /** @example Deck */
                category?: string;
                /** @example exterior */
                department?: components["schemas"]["DepartmentSlug"];
                /** @example palma */
                port?: string;
                /** @example 2026-12-03 */
                date?: string;
                /** @example eyJpZCI6IjEifQ */
                cursor?: string;
                /** @example 24 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "name": "Diesel engine service",
                     *             "category": "Engines",
                     *             "departments": [
                     *               "engineering"
                     *             ],
                     *             "price": {
                     *               "amountMinor": 36000,
                     *               "currency": "EUR"
                     *             },
                     *             "pricedPer": "visit",
                     *             "unit": null,
                     *             "durationMinutes": 240,
                     *             "provider": {
                     *               "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *               "name": "Riviera Marine Engineering",
                     *               "logoUrl": null
                     *             },
                     *             "ports": [
                     *               {
                     *                 "slug": "palma",
                     *                 "name": "Palma",
                     *                 "country": "ES",
                     *                 "timeZone": "Europe/Madrid"
                     *               }
                     *             ],
                     *             "placeKinds": [
                     *               "berth"
                     *             ],
                     *             "nextStartsAt": "2026-12-03T08:00:00.000Z",
                     *             "nextTimeZone": "Europe/Madrid"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "total": 1,
                     *         "categories": [
                     *           {
                     *             "name": "Deck",
                     *             "count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: components["schemas"]["ServiceCard"][];
                            nextCursor: string | null;
                            total: number;
                            categories: {
                                name: string;
                                count: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarketService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                serviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "name": "Diesel engine service",
                     *         "description": "Oil, filters, impellers and belts, with a written report.",
                     *         "included": [
                     *           "Filters and oil",
                     *           "Written report"
                     *         ],
                     *         "category": "Engines",
                     *         "departments": [
                     *           "engineering"
                     *         ],
                     *         "provider": {
                     *           "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *           "name": "Riviera Marine Engineering",
                     *           "logoUrl": null
                     *         },
                     *         "about": "Engineers for yachts from 20 to 90 metres.",
                     *         "price": {
                     *           "amountMinor": 36000,
                     *           "currency": "EUR"
                     *         },
                     *         "taxBasisPoints": 2100,
                     *         "pricedPer": "visit",
                     *         "unit": null,
                     *         "durationMinutes": 240,
                     *         "durationUnits": null,
                     *         "leadTimeHours": 24,
                     *         "cancellationPolicy": "moderate",
                     *         "placeKinds": [
                     *           "berth"
                     *         ],
                     *         "ports": [
                     *           {
                     *             "slug": "palma",
                     *             "name": "Palma",
                     *             "country": "ES",
                     *             "timeZone": "Europe/Madrid"
                     *           }
                     *         ],
                     *         "isBookable": true,
                     *         "others": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["MarketService"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSlots: {
        parameters: {
            query?: {
                /**
                 * @description Needed unless the work is remote.
                 * @example palma
                 */
                port?: string;
                /** @example berth */
                placeKind?: components["schemas"]["PlaceKind"];
                /** @example 1 */
                quantity?: number;
                /**
                 * @description The first day; today in the port’s zone without it.
                 * @example 2026-12-01
                 */
                from?: string;
                /** @example 31 */
                days?: number;
                /**
                 * @description A booking to be moved: its own time counts as free.
                 * @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f
                 */
                bookingId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @example 0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f */
                serviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Day by day; days without a free time are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "timeZone": "Europe/Madrid",
                     *         "durationMinutes": 240,
                     *         "wholeDays": false,
                     *         "noticeHours": 12,
                     *         "price": {
                     *           "unitPrice": {
                     *             "amountMinor": 36000,
                     *             "currency": "EUR"
                     *           },
                     *           "subtotal": {
                     *             "amountMinor": 36000,
                     *             "currency": "EUR"
                     *           },
                     *           "tax": {
                     *             "amountMinor": 7560,
                     *             "currency": "EUR"
                     *           },
                     *           "total": {
                     *             "amountMinor": 43560,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "from": "2026-12-01",
                     *         "until": "2026-12-31",
                     *         "days": [
                     *           {
                     *             "date": "2026-12-03",
                     *             "slots": [
                     *               {
                     *                 "startsAt": "2026-12-03T08:00:00.000Z",
                     *                 "endsAt": "2026-12-03T12:00:00.000Z"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "nextStartsAt": "2026-12-03T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["Slots"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ServiceNotOffered"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What one unit of each currency is worth in the market’s. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "currency": "EUR",
                     *         "rates": [
                     *           {
                     *             "currency": "USD",
                     *             "rate": "0.865",
                     *             "asOf": "2026-11-02"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            /** @description The market’s currency. */
                            currency: string;
                            rates: components["schemas"]["ExchangeRate"][];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, 512 by 512 pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["Validation"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPageViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "views": [
                 *         {
                 *           "pattern": "/product-checkout/:productId",
                 *           "at": "2026-11-20T09:15:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    views: {
                        pattern: string;
                        /** Format: date-time */
                        at: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Counted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Counted."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordFlowVisits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "arrivals": [
                 *         {
                 *           "flow": "onboarding",
                 *           "state": "onboarding.logo",
                 *           "at": "2026-11-20T09:15:00.000Z"
                 *         }
                 *       ],
                 *       "departures": [
                 *         {
                 *           "flow": "onboarding",
                 *           "state": "onboarding.deliveryArea",
                 *           "to": "onboarding.logo",
                 *           "seconds": 41,
                 *           "at": "2026-11-20T09:15:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    arrivals: components["schemas"]["FlowArrival"][];
                    departures: components["schemas"]["FlowDeparture"][];
                };
            };
        };
        responses: {
            /** @description Counted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Counted."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlowFigures: {
        parameters: {
            query: {
                /** @example onboarding */
                flow: components["schemas"]["FlowName"];
                /**
                 * @description How many days back; today is one of them.
                 * @example 90
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of how many came. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "flow": "onboarding",
                     *         "from": "2026-08-23",
                     *         "to": "2026-11-20",
                     *         "states": [
                     *           {
                     *             "state": "onboarding.deliveryArea",
                     *             "came": 120,
                     *             "wentOn": 111,
                     *             "medianSeconds": 38,
                     *             "slowSeconds": 150,
                     *             "to": [
                     *               {
                     *                 "state": "onboarding.logo",
                     *                 "count": 111
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: components["schemas"]["FlowFigures"];
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAssistantMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *       "message": "Which papers do I need for Montenegro?"
                 *     }
                 */
                "application/json": {
                    sessionId: components["schemas"]["Id"];
                    message: string;
                };
            };
        };
        responses: {
            /** @description The assistant's reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "reply": "You need a crew list and the vignette."
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            /** @description Plain text. */
                            reply: string;
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            /** @description The agent did not answer, or not in a way we understand. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "The assistant did not answer. Your question is kept; please try again.",
                     *       "error": {
                     *         "code": "ASSISTANT_UNAVAILABLE",
                     *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listDemoAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "email": "crew@example.com",
                     *             "password": "quayside demo crew",
                     *             "name": "Mara Lindqvist",
                     *             "role": "crew_member"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: {
                                email: components["schemas"]["Email"];
                                password: string;
                                name: string;
                                role: components["schemas"]["Role"];
                            }[];
                        };
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDemoMails: {
        parameters: {
            query?: {
                /**
                 * @description Only mails to this address.
                 * @example mara.lindqvist@example.com
                 */
                to?: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *             "to": "mara.lindqvist@example.com",
                     *             "subject": "482913 is your Quayside code",
                     *             "text": "Your code is 482913. It works for 10 minutes.",
                     *             "createdAt": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        data: {
                            items: {
                                id: components["schemas"]["Id"];
                                to: string;
                                subject: string;
                                text: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Validation"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
