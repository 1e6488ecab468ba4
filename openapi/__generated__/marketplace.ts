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
         *     resending the code and signing out. The code, or a word that the address is taken, comes by e-mail.
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
         * @description Five wrong tries slow the address down, whether or not it has an account.
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
         * Prove the address with the e-mailed code
         * @description Opens the rest of the product to the session's own token. Repeating it with the code that was accepted answers the same again, so a
         *     lost answer costs nothing. A code lasts 10 minutes and five wrong tries.
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
         * @description The code sent before stops working. At most one a minute.
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
         * @description Answers alike whether or not the address has an account. The link works once, for an hour.
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
         * Choose a new password with the e-mailed link
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
         * @description The file is kept as it is; the AI parser reads it afterwards.
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
         * @description The file is kept as it is; the AI parser reads it afterwards.
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
        /** Change how many */
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
        /** Empty the cart */
        delete: operations["clearCart"];
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
         * @description Makes one order with a sub-order for each supplier. Prices come from the server's own records.
         */
        post: operations["checkoutCart"];
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
        /** Format: uuid */
        Id: string;
        /** @enum {string} */
        Role: "crew_member" | "admin" | "supplier" | "service_provider";
        /** @description What is also sent by e-mail; the list in the app always shows all. */
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
             * @description Pending until the e-mailed code is proved.
             * @enum {string}
             */
            status: "pending" | "active";
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
        ErrorCode: "VALIDATION" | "UNAUTHENTICATED" | "SESSION_EXPIRED" | "CREDENTIALS_WRONG" | "NOT_VERIFIED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "EMAIL_TAKEN" | "CODE_WRONG" | "CODE_EXPIRED" | "CODE_USED" | "CODE_SPENT" | "RESET_LINK_WRONG" | "RESET_LINK_EXPIRED" | "RESET_LINK_USED" | "PASSWORD_TOO_COMMON" | "PASSWORD_WRONG" | "LAST_ADMIN" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_MANY_PIXELS" | "PICTURE_NOT_AN_IMAGE" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "PAYMENT_ACCOUNT_NOT_FOUND" | "NOT_AVAILABLE_YET" | "ASSISTANT_UNAVAILABLE" | "UNAVAILABLE" | "INTERNAL";
        FieldProblem: {
            /** @description Where in the request, as a path: `email`, `licences/0/name`. */
            field: string;
            /** @description What is wrong with it, for people. */
            message: string;
            /** @description The rule that failed: `required`, `minLength`, `format` … */
            rule: string;
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
                };
            };
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
        PaymentAccountClaim: {
            userId: components["schemas"]["Id"];
            /** @enum {string} */
            role: "supplier" | "service_provider";
        };
        PaymentAccount: {
            /** @description The payment provider's name for the account. */
            id: string;
            chargesEnabled: boolean;
            payoutsEnabled: boolean;
            /** @description What the payment provider still asks for. */
            requirementsDue: string[];
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
        UploadAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: {
                fileId: components["schemas"]["Id"];
                fileName: string;
                sizeBytes: number;
            };
            error?: string | null;
        };
        /** @enum {string} */
        DepartmentSlug: "captain" | "crew" | "exterior" | "interior" | "chef-galley" | "engineering";
        ImportedProduct: {
            name: string;
            sku?: string | null;
            barcode?: string | null;
            brand?: string | null;
            partNumber?: string | null;
            description?: string | null;
            departments?: components["schemas"]["DepartmentSlug"][];
            priceMinor: number;
            currency: string;
            taxBasisPoints?: number | null;
            stock?: number | null;
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
                imported: number;
            };
        };
        ImportedService: {
            name: string;
            description?: string | null;
            departments?: components["schemas"]["DepartmentSlug"][];
            priceMinor: number;
            currency: string;
            taxBasisPoints?: number | null;
            /** @enum {string} */
            pricedPer?: "visit" | "hour" | "day" | "unit";
            unit?: string | null;
            durationMinutes?: number | null;
        };
        ServicesImport: {
            userId: components["schemas"]["Id"];
            services: components["schemas"]["ImportedService"][];
        };
        OnboardingClaim: {
            userId: components["schemas"]["Id"];
        };
        OnboardingStatusAnswer: {
            /** @constant */
            status: true;
            data: {
                catalogueVerified: boolean;
                paymentAccountReady: boolean;
                complete: boolean;
            };
        };
        /** @description Other fields may be sent; none of them sets a price or an owner. */
        CartLineChange: {
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            quantity?: number;
        } & {
            [key: string]: unknown;
        };
        Money: {
            /** @description The amount in the currency's smallest unit. */
            amountMinor: number;
            /** @description ISO 4217 */
            currency: string;
        };
        CartLine: {
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            supplierId: components["schemas"]["Id"];
            name: string;
            quantity: number;
            unitPrice: components["schemas"]["Money"];
            lineTotal: components["schemas"]["Money"];
        };
        CartAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: {
                /** @description The sum of the quantities. */
                totalItems: number;
                lines: components["schemas"]["CartLine"][];
                subtotal: components["schemas"]["Money"];
            };
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
        CartLineKey: {
            inventoryId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
        };
        CheckoutRequest: {
            deliveries: {
                supplierId: components["schemas"]["Id"];
                deliveryMethodId: components["schemas"]["Id"];
            }[];
            yachtName?: string | null;
            berth?: string | null;
            contact?: string | null;
            /** Format: date-time */
            arrivesFrom?: string | null;
            /** Format: date-time */
            arrivesUntil?: string | null;
            /** Format: date */
            latestUsefulDate?: string | null;
        };
        CheckoutAnswer: {
            /** @constant */
            status: true;
            message: string;
            data: {
                orderId: components["schemas"]["Id"];
                /** Format: uri */
                paymentUrl: string;
            };
        };
        Department: {
            slug: components["schemas"]["DepartmentSlug"];
            name: string;
            /** @description One sentence, what one finds there. */
            lead: string;
        };
        Port: {
            slug: string;
            name: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /** @description An IANA time zone. */
            timeZone: string;
        };
        MarketOverview: {
            departments: components["schemas"]["Department"][];
            ports: components["schemas"]["Port"][];
            figures: {
                /** @description Crew members with a proved address. */
                crew: number;
                suppliers: number;
                serviceProviders: number;
                ports: number;
            };
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
                 *               "message": "must be an e-mail address",
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
                 *       "message": "Please enter the code we e-mailed to you first.",
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
        /** @description This capability is not available yet. */
        NotAvailableYet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This is not available yet.",
                 *       "error": {
                 *         "code": "NOT_AVAILABLE_YET",
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
                };
            };
        };
        responses: {
            /** @description Signed in. A pending user still has to prove the code. */
            200: {
                headers: {
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
            /** @description No account fits. Which of the two is wrong is not told. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "message": "E-mail address and password do not match an account.",
                     *       "error": {
                     *         "code": "CREDENTIALS_WRONG",
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
                    code: string;
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
            /** @description The code is too old, or was tried too often. */
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
                     *       "message": "That is not the code we sent. 4 tries left.",
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
                     *       "message": "Signed out there."
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
            /** @description Somebody has to stay at the helm. */
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
                     *           "company.tax_id"
                     *         ]
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
            501: components["responses"]["NotAvailableYet"];
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
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
                     *       "message": "Your file is kept.",
                     *       "data": {
                     *         "fileId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "fileName": "autumn-prices.xlsx",
                     *         "sizeBytes": 48211
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
            503: components["responses"]["Unavailable"];
        };
    };
    importInventory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time.
                 * @example import-0193f2a1-1
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
                     *         "imported": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
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
                     *       "message": "Your file is kept.",
                     *       "data": {
                     *         "fileId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                     *         "fileName": "autumn-prices.xlsx",
                     *         "sizeBytes": 48211
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
            503: components["responses"]["Unavailable"];
        };
    };
    importServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time.
                 * @example import-0193f2a1-1
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
                     *         "imported": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
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
                     *         "complete": false
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
            501: components["responses"]["NotAvailableYet"];
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
                     *         "complete": false
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
            501: components["responses"]["NotAvailableYet"];
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
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "lineTotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         }
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
            501: components["responses"]["NotAvailableYet"];
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
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "lineTotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         }
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
            501: components["responses"]["NotAvailableYet"];
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
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "total": {
                     *           "amountMinor": 21659,
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
            501: components["responses"]["NotAvailableYet"];
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
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amountMinor": 8950,
                     *               "currency": "EUR"
                     *             },
                     *             "lineTotal": {
                     *               "amountMinor": 17900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": {
                     *           "amountMinor": 17900,
                     *           "currency": "EUR"
                     *         }
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
            501: components["responses"]["NotAvailableYet"];
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
                     *         "subtotal": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         }
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
            501: components["responses"]["NotAvailableYet"];
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
                     *         "subtotal": {
                     *           "amountMinor": 0,
                     *           "currency": "EUR"
                     *         }
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
            501: components["responses"]["NotAvailableYet"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkoutCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key with the same body is done once, and answered alike each time.
                 * @example import-0193f2a1-1
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
                 *       "deliveries": [
                 *         {
                 *           "supplierId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f",
                 *           "deliveryMethodId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *         }
                 *       ],
                 *       "yachtName": "Halcyon Tide",
                 *       "berth": "Q12"
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
                     *         "paymentUrl": "https://payments.example.com/pay/pi_1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutAnswer"];
                };
            };
            400: components["responses"]["Validation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
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
                     *             "timeZone": "Europe/Madrid"
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
                /** @description Only mails to this address. */
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
